import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analytics } from '#contract/newsroom/analytics.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { recall } from '#contract/practice/recall.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { FIRST_STORED, storeAsFirst } from '#tests/support/fixtures/first-stored.ts'
import { READS, repliesOf } from '#tests/support/fuzz/reads.ts'
import { World } from '#tests/support/fuzz/world.ts'

const WITH_GOOGLE = { GOOGLE_CLIENT_ID: 'reads', GOOGLE_CLIENT_SECRET: 'reads', GOOGLE_ISSUER: 'http://127.0.0.1:9' }
const GST = { gstin: '29ABCDE1234F1Z5', percent: 18, place: 'Karnataka', taxable: 100, tax: 18 }
const FEEDBACK = { sentences: ['My answer'], remarks: [{ sentence: 0, text: 'Name the year.' }], marks: [null] }

/** Reads of stored JSON that must succeed, with at least one of the ids. */
const SHOWN = new Set([
  'GET /api/quiz-history/history/:attemptId',
  'GET /api/daily-questions',
  'GET /api/mock-tests/attempts/:attemptId',
  'GET /api/mock-tests/attempts/:attemptId/result',
  'GET /api/mock-tests/figures',
  'GET /api/recall/cards',
  'GET /api/writing/answers/:answerId',
  'GET /api/writing/answers/:answerId/feedback',
  'GET /api/writing/exchange/offers',
  'GET /api/articles/:articleId',
  'GET /api/admin/mock-tests/:testId',
  'GET /api/admin/entries/:entryId/history/:revision',
  'GET /api/billing/receipts',
  'GET /api/admin/community/stats',
])

describe('what the first versions stored as JSON', () => {
  const world = new World()
  let counts: Record<string, number>

  beforeAll(async () => {
    await world.start(undefined, undefined, WITH_GOOGLE)
    await storeTheRest(world)
    counts = await storeAsFirst(world.app.db)
    await invalidate(world.app.db, 'content:*', 'forum:*')
  }, 120_000)
  afterAll(() => world.stop())

  test('is there in every column that is named', () => {
    expect(Object.keys(FIRST_STORED).filter((column) => !counts[column])).toEqual([])
  })

  test.each(READS)('is served by %s', async (name, endpoint) => {
    const replies = await repliesOf(world, endpoint)
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining(SHOWN.has(name) ? [200] : []))
  })

  test('can be restored as a version of a day', async () => {
    const { app } = world
    const { entry_id: entryId, revision } = await app.db.selectFrom('daily_entries').selectAll().executeTakeFirstOrThrow()
    const body = { revision: 1, expected_revision: revision }
    const reply = await app.call(entries.restore, { as: world.caller('admin'), params: { entryId }, body })
    expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  })
})

/** Stores what the world does not have, and lets the open test end, so that its questions are shown again. */
async function storeTheRest(world: World): Promise<void> {
  const { app } = world
  app.now = new Date(app.now.getTime() + 2 * 86_400_000)
  await app.runJobs()
  const pro = await app.again(world.caller('pro'))
  const { publication_date, questions } = (await app.call(dailyQuestions.today, { as: pro })).json().data
  const answers = questions.map(({ question_id }: { question_id: string }) => ({ questionId: question_id, selectedOption: 'A' }))
  await app.call(dailyQuestions.answer, { as: pro, body: { publication_date, answers } })
  const [{ article_id, question_id }] = questions
  await app.call(recall.add, { as: pro, body: { article_id, cards: [{ kind: 'question', question_id }] } })
  await app.call(analytics.stats, { as: await app.again(world.caller('admin')), query: { range: '7d' } })
  await storeReceipt(world, pro.id)
  const answered = await app.db.selectFrom('written_answers').where('submitted_at', 'is not', null).selectAll().execute()
  for (const { answer_id, user_id } of answered)
    await app.db
      .insertInto('answer_feedback')
      .values({
        answer_id,
        user_id,
        request_id: crypto.randomUUID(),
        state: 'done',
        host: 'llm.example.test',
        model: 'model',
        tries: 1,
        asked_at: app.now,
        settled_at: app.now,
        feedback: JSON.stringify(FEEDBACK),
      })
      .execute()
}

async function storeReceipt({ app }: World, userId: string): Promise<void> {
  const checkout = await app.db
    .selectFrom('billing_checkouts')
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const ids = { subscription_id: crypto.randomUUID(), user_id: userId, provider: checkout.provider }
  const times = { created_at: app.now, updated_at: app.now }
  const subscription = { ...ids, ...times, checkout_id: checkout.checkout_id, provider_ref: 'first' }
  await app.db.insertInto('subscriptions').values(subscription).execute()
  const money = { total: 118, tax: 18, currency: 'INR', gst: JSON.stringify(GST) }
  const receipt = { ...ids, receipt_id: crypto.randomUUID(), payment_ref: 'first', paid_at: app.now, ...money }
  await app.db.insertInto('receipts').values(receipt).execute()
}
