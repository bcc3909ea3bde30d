import type { Listeners } from '#server/events.ts'
import { findReportedIn } from './commands/find-reported.ts'

/** Drafts are checked when published. */
export const mistakeReportListeners: Listeners = {
  'article.changed': (db, changes) =>
    findReportedIn(
      db,
      changes.map(({ articleId }) => articleId),
    ),
  'entry.published': (db, days) =>
    findReportedIn(
      db,
      days.flatMap(({ articles }) => articles.map(({ id }) => id)),
    ),
}
