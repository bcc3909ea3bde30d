import type { Listeners } from '#server/events.ts'
import { indexQuestions } from './commands/index-questions.ts'

export const questionBankListeners: Listeners = {
  'article.changed': (db, changes) =>
    indexQuestions(
      db,
      changes.map(({ articleId }) => articleId),
    ),
}
