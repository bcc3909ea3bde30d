import type { Answer } from '#contract/practice/writing.ts'
import { ANSWER_NOT_FOUND, NOT_REVEALED, NOT_SUBMITTED } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { answerFrom, isFinished } from '../queries/answers.ts'
import { excessiveScore, totalScore } from '../rules.ts'
import { lockAnswer } from './write-text.ts'

type Scores = Answer['scores']

/** @throws HttpError 404, 409, 422 */
export function scoreAnswer(db: Db, userId: string, answerId: string, scores: Scores, now: Date): Promise<Answer> {
  return inTransaction(db, async (db) => {
    const answer = await lockAnswer(db, userId, answerId)
    if (!answer) throw new HttpError(404, ANSWER_NOT_FOUND)
    if (!isFinished(answer)) throw new HttpError(409, NOT_REVEALED)
    if (!answer.submitted_at) throw new HttpError(409, NOT_SUBMITTED)
    assertFitting(scores, answerFrom(answer).key_demands)
    const score_hundredths = totalScore(scores)
    await db
      .updateTable('written_answers')
      .set({ scores: JSON.stringify(scores), score_hundredths, scored_at: now })
      .where('answer_id', '=', answerId)
      .execute()
    return answerFrom({ ...answer, scores, score_hundredths, scored_at: now })
  })
}

function assertFitting(scores: Scores, demands: Answer['key_demands']): void {
  if (scores.length !== demands.length) throw invalid('scores', m.scoreEachDemand({ count: demands.length }))
  const wrong = excessiveScore(scores, demands)
  if (wrong) throw invalid(`scores.${wrong.index}`, m.scoreTooHigh({ point: wrong.index + 1, marks: wrong.most / 100 }))
}

const invalid = (path: string, message: string) => new HttpError(422, message, { details: [{ path, message }] })
