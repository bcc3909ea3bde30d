import { DAILY_QUESTIONS_CHANGED, type DailyQuestions, NO_DAILY_QUESTIONS } from '#contract/practice/daily-questions.ts'
import type { Submission } from '#contract/practice/quizzes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { scoreAnswers } from '#server/practice/quizzes/commands/score-answers.ts'
import { dailyQuestionsFor, questionsOfLatestDay } from '../queries.ts'

interface Sent {
  publication_date: string
  answers: Submission['answers']
}

/**
 * Only the first answers of a day count.
 * @throws HttpError 404, 409 if the questions have changed, 422
 */
export async function answerDailyQuestions(db: Db, userId: string, sent: Sent, now: Date): Promise<DailyQuestions> {
  const questions = await questionsOfLatestDay(db)
  const day = questions[0]?.publication_date
  if (day === undefined) throw new HttpError(404, NO_DAILY_QUESTIONS)
  const known = new Set(questions.map(({ question_id }) => question_id))
  const isOther = day !== sent.publication_date || sent.answers.some(({ questionId }) => !known.has(questionId))
  if (isOther) return existing(await dailyQuestionsFor(db, userId), sent.publication_date)
  const { answers, score, wrong } = scoreAnswers(sent.answers, questions)
  await inTransaction(db, async (db) => {
    const stored = await db
      .insertInto('daily_question_answers')
      .values({
        user_id: userId,
        publication_date: day,
        answers: JSON.stringify(answers),
        score,
        total_questions: questions.length,
        question_ids: questions.map(({ question_id }) => question_id),
        edition_ids: questions.map(({ edition_id }) => edition_id),
        answered_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'publication_date']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (stored) await publish(db, 'daily-questions.answered', [{ userId, wrong }], now)
  })
  const answered = await dailyQuestionsFor(db, userId)
  if (!answered) throw new HttpError(404, NO_DAILY_QUESTIONS)
  return answered
}

/** Answered before the questions changed. */
function existing(stored: DailyQuestions | undefined, day: string): DailyQuestions {
  if (!stored?.result || stored.publication_date !== day) throw new HttpError(409, DAILY_QUESTIONS_CHANGED)
  return stored
}
