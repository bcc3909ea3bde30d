import { subscribe } from '#server/events.ts'
import { followArticles } from './commands/follow-articles.ts'
import { keepWrongAnswers } from './commands/keep-wrong-answers.ts'
import { markCorrected } from './commands/mark-corrected.ts'

/** Wrong answers become cards, and cards follow their articles, in the same transaction. */
export function recallListeners(): void {
  subscribe('quiz.completed', 'recall', async (db, attempts, now) => {
    for (const { userId, wrong } of attempts) await keepWrongAnswers(db, { userId, questionIds: wrong, needsPro: true }, now)
  })
  subscribe('daily-questions.answered', 'recall', async (db, answered, now) => {
    for (const { userId, wrong } of answered) await keepWrongAnswers(db, { userId, questionIds: wrong, needsPro: false }, now)
  })
  subscribe('mock-test.marked', 'recall', async (db, marked, now) => {
    for (const { userId, toReview } of marked) await keepWrongAnswers(db, { userId, questionIds: toReview, needsPro: true }, now)
  })
  subscribe('article.corrected', 'recall', async (db, corrections) => {
    for (const { articleId, noteId } of corrections) await markCorrected(db, articleId, noteId)
  })
  subscribe('article.changed', 'recall', (db, changes, now) =>
    followArticles(
      db,
      changes.map(({ articleId }) => articleId),
      now,
    ),
  )
}
