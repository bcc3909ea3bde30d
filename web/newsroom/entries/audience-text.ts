import type { Audience } from '#contract/newsroom/entries.ts'

/** `12,480 readers`, `1 reader`. */
export const readersText = (readers: number): string =>
  `${readers.toLocaleString('en-IN')} ${readers === 1 ? 'reader' : 'readers'}`

/** What publishing does, for the choice between publishing and a draft. */
export function audienceText({ readers, was_announced }: Audience): string {
  if (was_announced) return 'Readers have been notified of this day before, and are not notified again.'
  return readers > 0 ? `${readersText(readers)} will be notified.` : 'Nobody will be notified.'
}
