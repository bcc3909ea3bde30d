import { counted } from '#contract/amounts.ts'
import type { Audience } from '#contract/newsroom/entries.ts'
import { NEWS_DAYS } from '#contract/newsroom/news-rules.ts'

export function audienceText({ readers, was_announced, is_archive }: Audience): string {
  if (was_announced) return 'Readers have been notified of this day before, and are not notified again.'
  if (is_archive) return `Nobody will be notified: the date of this day is more than ${NEWS_DAYS} days ago.`
  return readers > 0 ? `${counted(readers, 'reader')} will be notified.` : 'Nobody will be notified.'
}
