import { countWords } from '#contract/practice/word-count.ts'
import type { Written } from '#contract/practice/writing.ts'
import {
  ANSWER_NOT_FOUND,
  DRAFT_IS_OLDER,
  OTHER_DRAFT,
  OTHER_QUESTION,
  QUESTION_NOT_FOUND,
} from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { type AnswerRow, answersTo, draftFrom, isFinished, ownAnswer } from '../queries/answers.ts'
import { findQuestion } from '../queries/questions.ts'

export interface Writing {
  userId: string
  answerId: string
  written: Written
  quotas: Quotas
}

/** Reads after locking: a statement that waits for a lock sees older photographs. */
export async function lockAnswer(db: Db, userId: string, answerId: string): Promise<AnswerRow | undefined> {
  const locked = await db
    .selectFrom('written_answers')
    .where('answer_id', '=', answerId)
    .where('user_id', '=', userId)
    .select('answer_id')
    .forUpdate()
    .executeTakeFirst()
  return locked && ownAnswer(db, userId, answerId)
}

/**
 * Must run inside a transaction. Returns a finished answer unchanged.
 * @throws HttpError 404, 409 with the stored draft for an older revision or another draft, 422, 429
 */
export async function writeText(db: Db, writing: Writing, now: Date): Promise<AnswerRow> {
  const { userId, answerId, written } = writing
  const stored = (await lockAnswer(db, userId, answerId)) ?? (await begin(db, writing, now))
  if (stored.article_id !== written.article_id || stored.question_key !== written.question_key)
    throw new HttpError(422, OTHER_QUESTION)
  if (isFinished(stored)) return stored
  const isSame = stored.text === written.text
  if (!isSame && stored.revision !== written.revision) throw new HttpError(409, DRAFT_IS_OLDER, { current: draftFrom(stored) })
  if (isSame && stored.seconds >= written.seconds) return stored
  const change = {
    text: written.text,
    words: countWords(written.text),
    seconds: Math.max(stored.seconds, written.seconds),
    revision: stored.revision + (isSame ? 0 : 1),
    saved_at: now,
  }
  await db.updateTable('written_answers').set(change).where('answer_id', '=', answerId).execute()
  return { ...stored, ...change }
}

async function begin(db: Db, { userId, answerId, written, quotas }: Writing, now: Date): Promise<AnswerRow> {
  const { article_id, question_key, text, seconds, revision } = written
  if (revision > 0) throw new HttpError(404, ANSWER_NOT_FOUND)
  const known = await findQuestion(db, article_id, question_key)
  if (!known) throw new HttpError(404, QUESTION_NOT_FOUND)
  const begun = await db
    .insertInto('written_answers')
    .values({
      answer_id: answerId,
      user_id: userId,
      article_id,
      question_key,
      text,
      seconds,
      question: JSON.stringify(known.question),
      syllabus: known.syllabus,
      words: countWords(text),
      started_at: now,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('answer_id')
    .executeTakeFirst()
  if (begun) await consumeQuota(db, userId, 'answers', quotas.answers, now)
  return (await lockAnswer(db, userId, answerId)) ?? refuseBeginning(db, userId, written)
}

/** The id may belong to another person. */
async function refuseBeginning(db: Db, userId: string, { article_id, question_key }: Written): Promise<never> {
  const other = (await answersTo(db, userId, article_id, question_key)).find((answer) => !isFinished(answer))
  if (other) throw new HttpError(409, OTHER_DRAFT, { current: draftFrom(other) })
  throw new HttpError(404, ANSWER_NOT_FOUND)
}
