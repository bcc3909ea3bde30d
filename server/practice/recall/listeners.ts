import type { Listeners } from '#server/events.ts'
import { followArticles } from './commands/follow-articles.ts'
import { followInNews } from './commands/follow-in-news.ts'
import { keepWrongAnswers } from './commands/keep-wrong-answers.ts'
import { markCorrected } from './commands/mark-corrected.ts'

const follow: Listeners['article.changed'] = (db, changes, now) =>
  followArticles(
    db,
    changes.map(({ articleId }) => articleId),
    now,
  )

/** Run in the transaction of the event. */
export const recallListeners: Listeners = {
  'quiz.completed': async (db, attempts, now) => {
    for (const { userId, wrong } of attempts) await keepWrongAnswers(db, { userId, questionIds: wrong, needsPro: true }, now)
  },
  'daily-questions.answered': async (db, answered, now) => {
    for (const { userId, wrong } of answered) await keepWrongAnswers(db, { userId, questionIds: wrong, needsPro: false }, now)
  },
  'mock-test.marked': async (db, marked, now) => {
    for (const { userId, toReview } of marked) await keepWrongAnswers(db, { userId, questionIds: toReview, needsPro: true }, now)
  },
  'compilation.answered': async (db, answered, now) => {
    for (const { userId, wrong, needsPro } of answered) await keepWrongAnswers(db, { userId, questionIds: wrong, needsPro }, now)
  },
  'article.corrected': async (db, corrections) => {
    for (const { articleId, noteId } of corrections) await markCorrected(db, articleId, noteId)
  },
  'in-news.changed': (db, changes, now) =>
    followInNews(
      db,
      changes.map(({ entryId }) => entryId),
      now,
    ),
  'article.changed': follow,
  'article.translated': follow,
}
