import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'

const NEWEST_DAYS = 5

/** Readers start with the newest days: each of their articles names a source. */
export function checkNewestHaveSources(days: readonly DayUpload[]): Finding[] {
  const newest = days.toSorted((a, b) => b.publication_date.localeCompare(a.publication_date)).slice(0, NEWEST_DAYS)
  return newest.flatMap(({ publication_date, articles }) =>
    articles.flatMap(({ sources }, place) =>
      sources.length > 0 ? [] : [{ path: `${publication_date} articles.${place}.sources`, message: 'Names no source' }],
    ),
  )
}
