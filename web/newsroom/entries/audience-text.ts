import type { Audience } from '#contract/newsroom/entries.ts'
import { counted } from '#web/platform/text/amounts.ts'

export function audienceText({ readers, was_announced }: Audience): string {
  if (was_announced) return 'Readers have been notified of this day before, and are not notified again.'
  return readers > 0 ? `${counted(readers, 'reader')} will be notified.` : 'Nobody will be notified.'
}
