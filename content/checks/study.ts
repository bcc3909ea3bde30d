import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import { unnamedPlaces } from '#server/newsroom/shared/study-names.ts'
import type { ArticleCheck, Finding } from './finding.ts'

export const checkStudyNames: ArticleCheck = (article) =>
  unnamedPlaces(article).map(({ path, message }) => ({ path: path.replace(/\[(\d+)\]/, '.$1'), message }))

/** Of a date before the newest source of the library it is known what happened: an entry of since_then says it. */
export function checkPassedDates(days: readonly DayUpload[]): Finding[] {
  const known = newestSource(days)
  return days.flatMap(({ publication_date, articles }) =>
    articles.flatMap(({ watch, since_then }, place) =>
      watch.flatMap((entry, n) =>
        entry.date >= known || isFollowedUp(entry, since_then)
          ? []
          : [
              {
                path: `${publication_date} articles.${place}.watch.${n}`,
                message: `${entry.date} has passed: since_then does not say what happened`,
              },
            ],
      ),
    ),
  )
}

const newestSource = (days: readonly DayUpload[]): string =>
  days
    .flatMap(({ articles }) => articles.flatMap(({ sources }) => sources.map(({ date }) => date)))
    .reduce((newest, date) => (date > newest ? date : newest), '')
