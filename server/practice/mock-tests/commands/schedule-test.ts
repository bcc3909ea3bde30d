import type { TestIn } from '#contract/practice/mock-test-admin.ts'
import { MOCK_TEST_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { questionsByIds } from '../queries/questions.ts'
import type { PaperQuestion } from '../rules.ts'
import { paperColumns } from './paper-columns.ts'

interface Admin {
  id: string
  username: string
}

/** Copies the questions. @throws HttpError 422 */
export function scheduleTest(db: Db, test: TestIn, actor: Admin, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const test_id = newId()
    const columns = await columnsOf(db, test, now)
    await db
      .insertInto('mock_tests')
      .values({ test_id, ...columns, created_at: now })
      .execute()
    await recordAudit(
      db,
      { actor, action: 'mock_test.scheduled', subject: subjectOf(test_id, test), details: detailsOf(test) },
      now,
    )
    return test_id
  })
}

/** @throws HttpError 404, 409 once open, 422 */
export function changeTest(db: Db, testId: string, test: TestIn, actor: Admin, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const { opens_at } = await lockTest(db, testId)
    if (opens_at <= now) throw new HttpError(409, 'This test has opened, so it can no longer be changed')
    await db
      .updateTable('mock_tests')
      .set(await columnsOf(db, test, now))
      .where('test_id', '=', testId)
      .execute()
    await recordAudit(db, { actor, action: 'mock_test.changed', subject: subjectOf(testId, test), details: detailsOf(test) }, now)
  })
}

/** @throws HttpError 404, 409 once begun */
export function removeTest(db: Db, testId: string, actor: Admin, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const test = await lockTest(db, testId)
    const attempt = await db
      .selectFrom('mock_attempts')
      .where('test_id', '=', testId)
      .select('attempt_id')
      .limit(1)
      .executeTakeFirst()
    if (attempt) throw new HttpError(409, 'People have started this test, so it can no longer be deleted')
    await db.deleteFrom('mock_tests').where('test_id', '=', testId).execute()
    await recordAudit(db, { actor, action: 'mock_test.deleted', subject: subjectOf(testId, test) }, now)
  })
}

async function lockTest(db: Db, testId: string): Promise<{ title: string; opens_at: Date }> {
  const row = await db
    .selectFrom('mock_tests')
    .where('test_id', '=', testId)
    .where('owner_id', 'is', null)
    .select(['title', 'opens_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!row?.opens_at) throw new HttpError(404, MOCK_TEST_NOT_FOUND)
  return { title: row.title, opens_at: row.opens_at }
}

async function columnsOf(db: Db, { question_ids, rules, ...test }: TestIn, now: Date) {
  const closes_at = new Date(test.closes_at)
  if (closes_at <= now) throw invalid('closes_at', 'The test must close in the future')
  const questions = await questionsByIds(db, question_ids)
  const found = new Set(questions.map(({ question_id }) => question_id))
  const missing = question_ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw invalid(`question_ids[${missing}]`, 'This question is not published')
  return { ...test, ...rules, ...paperColumns(questions.map(withOwnId)), opens_at: new Date(test.opens_at), closes_at }
}

/** Hides which quiz a question is from. */
const withOwnId = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  question_id: newId(),
  source_id: question.question_id,
})

const invalid = (path: string, message: string) => new HttpError(422, message, { details: [{ path, message }] })

const subjectOf = (id: string, { title }: { title: string }) => ({ kind: 'mock_test', id, name: title })
const detailsOf = ({ opens_at, closes_at, question_ids }: TestIn) => ({ opens_at, closes_at, questions: question_ids.length })
