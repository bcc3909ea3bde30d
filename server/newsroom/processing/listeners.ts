import { subscribe } from '#server/events.ts'
import { replan } from './commands/plan-units.ts'
import type { Scope } from './rules.ts'

/** A new English text or recording makes the results that depend on it stale, in the same transaction. */
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
