import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import { passedDates } from '#server/newsroom/advice/rules/watch.ts'

/** Of a date before the newest source of the library it is known what happened: an entry of since_then says it. */
export function checkPassedDates(days: readonly DayUpload[]): Finding[] {
  const known = newestSource(days)
  return days.flatMap(({ publication_date, articles }) =>
    articles.flatMap((article, place) =>
      passedDates(article, known).map(({ path, message }) => ({
        path: `${publication_date} articles.${place}.${path}`,
        message,
      })),
    ),
  )
}

const newestSource = (days: readonly DayUpload[]): string =>
  days
    .flatMap(({ articles }) => articles.flatMap(({ sources }) => sources.map(({ date }) => date)))
    .reduce((newest, date) => (date > newest ? date : newest), '')
