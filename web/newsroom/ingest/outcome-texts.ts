import { counted } from '#contract/amounts.ts'
import type { Totals } from '#contract/newsroom/processing.ts'
import { practiceText } from '#web/newsroom/processing/unit-texts.ts'
import { CallError } from '#web/platform/http/call.ts'

const PARTIAL_FAILURE = 'Content saved successfully, but translation/audio processing failed'
const PROCESS_LATER = 'You can manually process articles later.'

export function partialFailureText(error: unknown): string {
  const message = error instanceof CallError ? error.message.trim() : ''
  return message
    ? `${PARTIAL_FAILURE}: ${message.replace(/[.…]+$/, '')}. ${PROCESS_LATER}`
    : `${PARTIAL_FAILURE}. ${PROCESS_LATER}`
}

/** Counts add up to the total. Other services may reply without them. */
export const processingText = (totals: Totals | undefined): string =>
  totals ? countsText(totals) : 'Translations and audio have been processed.'

function countsText({ units, by_status, is_settled, practice }: Totals): string {
  const total = (...states: (keyof Totals['by_status'])[]) => states.reduce((sum, state) => sum + (by_status[state] ?? 0), 0)
  if (units === 0) return 'Nothing to translate or record.'
  const parts = [
    countText(total('ready'), 'ready'),
    countText(total('pending', 'running', 'stale'), 'in progress'),
    countText(total('partial'), 'partly done'),
    countText(total('skipped', 'unavailable'), 'not available'),
    countText(total('failed'), 'failed'),
  ].filter(Boolean)
  const subject = counted(units, 'translation or recording', 'translations and recordings')
  const texts = practice.total > 0 ? ` ${practiceText(practice)}.` : ''
  return `${is_settled ? '' : 'Still processing. '}${subject}: ${parts.join(', ')}.${texts}`
}

const countText = (count: number, words: string) => (count > 0 ? `${count} ${words}` : '')
