import type { DayPart, DayProcessing } from '#contract/newsroom/processing.ts'

export type Tone = 'good' | 'quiet' | 'signal' | 'danger'

export const STATE_STYLES: Record<Tone, string> = {
  good: 'text-good',
  quiet: 'text-quiet',
  signal: 'text-signal',
  danger: 'font-medium text-danger',
}

const WORDS = {
  text: { some: 'translated', none: 'not translated' },
  audio: { some: 'with audio', none: 'no audio' },
} as const

/** `5 of 5 translated`, `3 of 5 with audio (2 failed)`, `no audio`: of how many articles, and what needs a person. */
export function partState({ kind, ready, unfinished, failed }: DayPart, articles: number): { text: string; tone: Tone } {
  const { some, none } = WORDS[kind]
  const readable = ready + unfinished
  const text = readable === 0 ? none : `${readable} of ${articles} ${some}`
  if (failed > 0) return { text: `${text} (${failed} failed)`, tone: 'danger' }
  if (unfinished > 0) return { text: `${text} (${unfinished} to check)`, tone: 'signal' }
  if (readable === 0) return { text, tone: 'quiet' }
  return { text, tone: readable < articles ? 'signal' : 'good' }
}

/** From 0 to 1; below 1 as long as something is being made. */
export function dayShare({ parts, is_settled }: Pick<DayProcessing, 'parts' | 'is_settled'>): number {
  if (is_settled) return 1
  const working = parts.reduce((sum, part) => sum + part.working, 0)
  const settled = parts.reduce((sum, { ready, unfinished, failed }) => sum + ready + unfinished + failed, 0)
  return Math.min(0.99, settled / Math.max(1, settled + working))
}
