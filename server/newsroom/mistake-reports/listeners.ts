import { subscribe } from '#server/events.ts'
import { findReportedIn } from './commands/find-reported.ts'

/** Reported passages are looked for in the new text. That of a draft is seen only when it is published. */
export function mistakeReportListeners(): void {
  subscribe('article.changed', 'mistake-reports', (db, changes) =>
    findReportedIn(
      db,
      changes.map(({ articleId }) => articleId),
    ),
  )
  subscribe('entry.published', 'mistake-reports', (db, days) =>
    findReportedIn(
      db,
      days.flatMap(({ articles }) => articles.map(({ id }) => id)),
    ),
  )
}
