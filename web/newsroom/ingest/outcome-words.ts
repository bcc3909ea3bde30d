import type { Totals } from '#contract/newsroom/processing.ts'
import { CallError } from '#web/platform/http/call.ts'

const PARTLY = 'Content saved successfully, but translation/audio processing failed'
const LATER = 'You can manually process articles later.'

/** What the server says of the failure where it says anything. */
export function partlySaved(error: unknown): string {
  const said = error instanceof CallError ? error.message.trim() : ''
  return said ? `${PARTLY}: ${said.replace(/[.…]+$/, '')}. ${LATER}` : `${PARTLY}. ${LATER}`
}

/** What is there and what is not, in numbers that add up. */
export function processed({ units, by_status, is_settled }: Totals): string {
  const of = (...states: (keyof Totals['by_status'])[]) => states.reduce((sum, state) => sum + (by_status[state] ?? 0), 0)
  if (units === 0) return 'There is nothing to translate or to record.'
  const told = [
    counted(of('ready'), 'ready'),
    counted(of('pending', 'running', 'stale'), 'still being made'),
    counted(of('partial'), 'partly made'),
    counted(of('skipped', 'unavailable'), 'not possible here'),
    counted(of('failed'), 'failed'),
  ].filter(Boolean)
  const whole = `${is_settled ? 'Of' : 'The work goes on. So far, of'} ${units} translations and recordings`
  return `${whole} ${told.join(', ')}.`
}

const counted = (count: number, words: string) => (count > 0 ? `${count} ${isOrAre(count)}${words}` : '')
const isOrAre = (count: number) => (count === 1 ? 'is ' : 'are ')
