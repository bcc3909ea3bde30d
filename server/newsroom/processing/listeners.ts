import { subscribe } from '#server/platform/events/events.ts'
import { replan } from './commands.ts'
import type { Scope } from './rules.ts'

/** What was processed once is kept true: another English text, or another recording, makes what hangs on it stale in the same moment. */
export function processingListeners(scope: Scope): void {
  subscribe('article.changed', 'processing', (db, changes, now) =>
    replan(
      db,
      scope,
      changes.map(({ articleId }) => articleId),
      now,
    ),
  )
  subscribe('audio.changed', 'processing', (db, changes, now) =>
    replan(
      db,
      scope,
      changes.map(({ articleId }) => articleId),
      now,
    ),
  )
}
