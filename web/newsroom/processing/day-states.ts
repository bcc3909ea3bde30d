import type { DayPart, DayProcessing } from '#contract/newsroom/processing.ts'

type Tone = 'good' | 'quiet' | 'signal' | 'danger'

export const STATE_STYLES: Record<Tone, string> = {
  good: 'text-good',
  quiet: 'text-quiet',
  signal: 'text-signal',
  danger: 'font-medium text-danger',
}

const KINDS = { text: 'text', audio: 'audio' } as const

/** `text ✓`, `audio 3 of 5`, `audio: 2 failed`, `no audio`: what needs a person comes first. */
export function partState({ kind, ready, unfinished, failed }: DayPart, articles: number): { text: string; tone: Tone } {
  const name = KINDS[kind]
  if (failed > 0) return { text: `${name}: ${failed} failed`, tone: 'danger' }
  const readable = ready + unfinished
  if (readable === 0) return { text: `no ${name}`, tone: 'quiet' }
  if (readable < articles) return { text: `${name} ${readable} of ${articles}`, tone: 'signal' }
  return unfinished > 0 ? { text: `${name}: ${unfinished} to check`, tone: 'signal' } : { text: `${name} ✓`, tone: 'good' }
}

/** From 0 to 1; below 1 as long as something is being made. */
export function dayShare({ parts, is_settled }: Pick<DayProcessing, 'parts' | 'is_settled'>): number {
  if (is_settled) return 1
  const working = parts.reduce((sum, part) => sum + part.working, 0)
  const settled = parts.reduce((sum, { ready, unfinished, failed }) => sum + ready + unfinished + failed, 0)
  return Math.min(0.99, settled / Math.max(1, settled + working))
}
