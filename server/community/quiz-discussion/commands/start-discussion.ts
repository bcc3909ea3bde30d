import { sql } from 'kysely'
import type { NewDiscussion } from '#contract/community/quiz-discussion.ts'
import { QUIZ_FORUM_NOT_FOUND } from '#contract/community/quiz-forums.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Writer } from '../notices.ts'
import type { Viewer } from '../policy.ts'
import { isOpenTo, questionAt } from '../queries.ts'
import { invalidQuestionNumber } from '../rules.ts'

/**
 * @returns discussion id, the stored one for a known client key
 * @throws HttpError 404, 422 for an unknown question or reused client key, 429
 */
export function startDiscussion(
  db: Db,
  writer: Writer,
  quizId: string,
  { client_key = newId(), ...sent }: NewDiscussion,
  quotas: Quotas,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const total = await lockQuiz(db, quizId, writer)
    const discussion_id = newId()
    const added = await db
      .insertInto('quiz_discussions')
      .values({
        discussion_id,
        quiz_id: quizId,
        author_id: writer.id,
        client_key,
        ...sent,
        created_at: now,
        question_id: questionAt(quizId, sent.question_number),
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('discussion_id')
      .executeTakeFirst()
    if (!added) return storedDiscussion(db, writer.id, client_key, { quiz_id: quizId, ...sent })
    if (sent.question_number > total) throw invalidField('question_number', invalidQuestionNumber(total))
    await consumeQuota(db, writer.id, 'posts', quotas.posts, now)
    return discussion_id
  })
}

/** Prevents deletion of the quiz. @returns number of questions */
async function lockQuiz(db: Db, quizId: string, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from quiz_questions where quiz_questions.quiz_id = quizzes.quiz_id) as total
    from quizzes join articles using (article_id) join daily_entries using (entry_id)
    where quizzes.quiz_id = ${quizId} and ${isOpenTo(viewer)} for key share of quizzes`.execute(db)
  if (!rows[0]) throw new HttpError(404, QUIZ_FORUM_NOT_FOUND)
  return rows[0].total
}

async function storedDiscussion(
  db: Db,
  authorId: string,
  clientKey: string,
  sent: Omit<NewDiscussion, 'client_key'> & { quiz_id: string },
): Promise<string> {
  const stored = await db
    .selectFrom('quiz_discussions')
    .where('author_id', '=', authorId)
    .where('client_key', '=', clientKey)
    .select(['discussion_id', 'quiz_id', 'question_number', 'discussion_type', 'content'])
    .executeTakeFirstOrThrow()
  assertSameText(sent, stored, ['quiz_id', 'question_number', 'discussion_type', 'content'])
  return stored.discussion_id
}

const invalidField = (path: string, message: string) => new HttpError(422, message, { details: [{ path, message }] })
