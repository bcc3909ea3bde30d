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
  practice: { some: 'practice texts', none: 'no practice translated' },
  'in-news': { some: 'items in the news', none: 'no items in the news translated' },
  audio: { some: 'with audio', none: 'no audio' },
} as const

/** `5 of 5 translated`, `40 of 52 practice texts`, `3 of 5 with audio (2 failed)`, `no audio` */
export function partState(part: DayPart, articles: number): { text: string; tone: Tone } {
  const { kind, ready, unfinished, failed, texts } = part
  const { some, none } = WORDS[kind]
  const readable = texts?.translated ?? ready + unfinished
  const all = texts?.total ?? articles
  const text = readable === 0 ? none : `${readable} of ${all} ${some}`
  if (failed > 0) return { text: `${text} (${failed} failed)`, tone: 'danger' }
  if (unfinished > 0) return { text: `${text} (${unfinished} to check)`, tone: 'signal' }
  if (readable === 0) return { text, tone: 'quiet' }
  return { text, tone: readable < all ? 'signal' : 'good' }
}

/** `1 of 2 languages translated, no audio, 2 failed`. Counts languages that all articles have. */
export function daySummary({ parts, articles }: Pick<DayProcessing, 'parts' | 'articles'>): { text: string; tone: Tone } {
  const sum = (name: 'failed' | 'unfinished') => parts.reduce((total, part) => total + part[name], 0)
  const [failed, unfinished] = [sum('failed'), sum('unfinished')]
  const text = [
    languagesText(parts, 'text', articles),
    languagesText(parts, 'audio', articles),
    failed > 0 && `${failed} failed`,
    unfinished > 0 && `${unfinished} to check`,
  ]
  return { text: text.filter(Boolean).join(', '), tone: failed > 0 ? 'danger' : unfinished > 0 ? 'signal' : 'quiet' }
}

function languagesText(parts: readonly DayPart[], kind: DayPart['kind'], articles: number): string {
  const all = parts.filter((part) => part.kind === kind)
  const whole = all.filter(({ ready, unfinished }) => articles > 0 && ready + unfinished >= articles)
  const words =
    kind === 'text' ? { some: 'languages translated', none: 'Not translated' } : { some: 'with audio', none: 'no audio' }
  return whole.length === 0 ? words.none : `${whole.length} of ${all.length} ${words.some}`
}

/** From 0 to 1; below 1 until settled. */
export function dayShare({ parts, is_settled }: Pick<DayProcessing, 'parts' | 'is_settled'>): number {
  if (is_settled) return 1
  const working = parts.reduce((sum, part) => sum + part.working, 0)
  const settled = parts.reduce((sum, { ready, unfinished, failed }) => sum + ready + unfinished + failed, 0)
  return Math.min(0.99, settled / Math.max(1, settled + working))
}
