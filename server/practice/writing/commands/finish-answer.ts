import type { Answer } from '#contract/practice/writing.ts'
import { ALREADY_REVEALED, NOTHING_WRITTEN, type Outcome } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type AnswerRow, answerFrom, isFinished } from '../queries/answers.ts'
import { findQuestion } from '../queries/questions.ts'
import { type Writing, writeText } from './write-text.ts'

/**
 * Idempotent.
 * @throws HttpError 409 with the answer if it ended otherwise, 422 if empty, and as `writeText`
 */
export function finishAnswer(db: Db, writing: Writing, outcome: Outcome, now: Date): Promise<Answer> {
  return inTransaction(db, async (db) => {
    const stored = await writeText(db, writing, now)
    if (isFinished(stored)) return repeated(stored, writing, outcome)
    if (outcome === 'submitted' && stored.words === 0 && stored.photos.length === 0) throw new HttpError(422, NOTHING_WRITTEN)
    const finished = await finish(db, stored, outcome, now)
    const { answerId, userId } = writing
    if (outcome === 'submitted') await publish(db, 'answer.written', [{ userId, answerId }], now)
    return answerFrom(finished)
  })
}

/** Submitting after giving up would follow the model answer; the reverse is harmless. */
function repeated(stored: AnswerRow, { written }: Writing, outcome: Outcome): Answer {
  const isRepeated = stored.text === written.text && (stored.submitted_at !== null || outcome === 'given_up')
  if (!isRepeated) throw new HttpError(409, ALREADY_REVEALED, { current: answerFrom(stored) })
  return answerFrom(stored)
}

/** With the current model answer if the article still exists. */
async function finish(db: Db, stored: AnswerRow, outcome: Outcome, now: Date): Promise<AnswerRow> {
  const { question, syllabus } = (await findQuestion(db, stored.article_id, stored.question_key)) ?? stored
  const ended = { submitted_at: outcome === 'submitted' ? now : null, given_up_at: outcome === 'given_up' ? now : null }
  await db
    .updateTable('written_answers')
    .set({ ...ended, question: JSON.stringify(question), syllabus })
    .where('answer_id', '=', stored.answer_id)
    .execute()
  return { ...stored, ...ended, question, syllabus }
}
