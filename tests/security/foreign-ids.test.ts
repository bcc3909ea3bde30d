import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#contract/accounts/people.ts'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { newId, newSecret } from '#server/platform/auth/ids.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { type Commons, createOwnedData, type OwnedIds } from '#tests/support/fixtures/personal-data.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

const app = new TestApp()
let commons: Commons
let owner: Person
let other: Person
let admin: Person
let owned: OwnedIds

beforeAll(async () => {
  await app.start({ BILLING_PROVIDER: 'test' })
  await app.empty()
  commons = await someCommons(app)
  ;[owner, other, admin] = [await app.person('pro'), await app.person('pro'), await app.person('admin')]
  owned = await createOwnedData(app, owner, commons)
})
afterAll(() => app.stop())

/** Endpoints with ids that only their owner can see and use. `id` is mapped by feature. */
const ALONE: Record<string, keyof OwnedIds> = {
  'DELETE /api/user/sessions/:sessionId': 'sessionId',
  'PATCH /api/user/passkeys/:passkeyId': 'passkeyId',
  'POST /api/user/passkeys/:passkeyId/remove': 'passkeyId',
  'GET /api/quiz-history/history/:attemptId': 'attemptId',
  'PUT /api/notifications/:id/read': 'notificationId',
  'GET /api/feedback/track/:trackingId': 'trackingId',
  'PUT /api/feedback/:id': 'feedbackId',
  'GET /api/billing/checkouts/:checkoutId': 'checkoutId',
  'GET /api/mock-tests/attempts/:attemptId': 'mockAttemptId',
  'PUT /api/mock-tests/attempts/:attemptId/answers': 'mockAttemptId',
  'POST /api/mock-tests/attempts/:attemptId/submit': 'mockAttemptId',
  'GET /api/mock-tests/attempts/:attemptId/result': 'mockAttemptId',
  'PUT /api/mock-tests/attempts/:attemptId/questions/:questionId/mistake': 'mockAttemptId',
  'DELETE /api/recall/reviews/:reviewId': 'reviewId',
  'PATCH /api/recall/cards/:cardId': 'cardId',
  'POST /api/recall/cards/:cardId/reset': 'cardId',
  'DELETE /api/recall/cards/:cardId': 'cardId',
  'DELETE /api/writing/exchange/offers/:offerId': 'offerId',
  'DELETE /api/writing/exchange/assigned/:offerId': 'assignedId',
  'GET /api/writing/exchange/assigned/:offerId/photo': 'assignedId',
  'PUT /api/writing/exchange/assigned/:offerId/review': 'assignedId',
  'POST /api/writing/exchange/assigned/:offerId/report': 'assignedId',
  'PUT /api/writing/exchange/reviews/:exchangeReviewId/name': 'exchangeReviewId',
  'POST /api/writing/exchange/reviews/:exchangeReviewId/report': 'exchangeReviewId',
  'GET /api/writing/answers/:answerId': 'answerId',
  'PUT /api/writing/answers/:answerId': 'answerId',
  'POST /api/writing/answers/:answerId/submit': 'answerId',
  'POST /api/writing/answers/:answerId/give-up': 'answerId',
  'PUT /api/writing/answers/:answerId/scores': 'answerId',
  'PUT /api/writing/answers/:answerId/photos': 'answerId',
  'DELETE /api/writing/answers/:answerId': 'answerId',
  'GET /api/writing/answers/:answerId/feedback': 'answerId',
  'POST /api/writing/answers/:answerId/feedback': 'answerId',
  'PUT /api/highlights/:highlightId': 'highlightId',
  'DELETE /api/highlights/:highlightId': 'highlightId',
  'GET /api/writing/answers/:answerId/photos/:photoId': 'photoId',
  'PUT /api/writing/answers/:answerId/photos/:photoId': 'photoId',
  'DELETE /api/writing/answers/:answerId/photos/:photoId': 'photoId',
}
/** Ids that others may see but not change; the error may say so. */
const SEEN = ['postId', 'discussionId', 'replyId', 'tipId', 'resultId', 'groupId']
/** Ids without an owner: public ones, and those for admins. */
const NOBODYS = [
  'nodeId',
  'period',
  'articleId',
  'questionKey',
  'entryId',
  'testId',
  'quizId',
  'threadId',
  'forumId',
  'language',
  'provider',
  'session',
  'reportId',
  'userId',
  'unitId',
  'jobId',
  'revision',
  'imageId',
  'width',
]

const named = endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

const WRITTEN = { article_id: newId(), question_key: '0'.repeat(32), text: 'Mine now', seconds: 1, revision: 1 }

const BODIES: Record<string, object> = {
  'PUT /api/writing/exchange/assigned/:offerId/review': { scores: [0], comment: 'A comment of mine, long enough.' },
  'POST /api/writing/exchange/assigned/:offerId/report': { reason: 'spam' },
  'PUT /api/writing/exchange/reviews/:exchangeReviewId/name': { agreed: true },
  'POST /api/writing/exchange/reviews/:exchangeReviewId/report': { reason: 'spam' },
  'PUT /api/writing/answers/:answerId': WRITTEN,
  'POST /api/writing/answers/:answerId/submit': WRITTEN,
  'POST /api/writing/answers/:answerId/give-up': WRITTEN,
  'PUT /api/writing/answers/:answerId/scores': { scores: [0] },
  'PUT /api/writing/answers/:answerId/photos': { photo_ids: [] },
  'PUT /api/highlights/:highlightId': aHighlight(newId(), new Date(0)),
  'PATCH /api/user/passkeys/:passkeyId': { name: 'Mine now' },
  'POST /api/user/passkeys/:passkeyId/remove': { password: 'quiet-river-stone' },
  'PATCH /api/recall/cards/:cardId': { note: 'Mine now' },
  'PUT /api/mock-tests/attempts/:attemptId/answers': {
    answers: [{ question_id: newId(), option: 'A', certainty: null, is_flagged: false, given_ms: 0, seconds: 0 }],
  },
  'PUT /api/mock-tests/attempts/:attemptId/questions/:questionId/mistake': { mistake: 'misread' },
  'PUT /api/feedback/:id': { subject: 'Mine now', message: 'Mine now' },
}

/** A reply without the headers that differ between equal replies. */
const told = ({ statusCode, body, headers }: LightMyRequestResponse) => {
  const { date: _date, 'x-request-id': _id, 'retry-after': _after, 'set-cookie': _device, ...rest } = headers
  return { statusCode, body, headers: rest }
}

/** @param id of the last parameter; those before it are the owner’s */
const call = (endpoint: Endpoint, as: Person, id: string) => {
  const body = BODIES[`${endpoint.method} ${endpoint.path}`]
  const params = Object.fromEntries(
    namesIn(endpoint.path).map((name, place, all) => [name, place < all.length - 1 ? owned[name as keyof OwnedIds] : id]),
  )
  return app.call(endpoint, { as, params: params as never, ...(body ? { body } : {}) })
}

const rowsOf = async (person: Person) => {
  const tables = [
    'sessions',
    'passkeys',
    'bookmarks',
    'readings',
    'finished_articles',
    'reading_positions',
    'study_plans',
    'session_skips',
    'quiz_attempts',
    'compilation_attempts',
    'feedback',
    'notifications',
    'notification_inboxes',
    'billing_checkouts',
    'caught_up_articles',
    'highlights',
    'mistake_reports',
    'mock_attempts',
    'recall_cards',
    'recall_reviews',
    'recall_settings',
    'recall_fits',
    'written_answers',
    'answer_feedback',
    'answer_feedback_consents',
    'exchanged_answers',
    'exchange_members',
  ]
  const all = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql<{
        row: object
      }>`select to_jsonb(t) as row from ${sql.table(name)} t where user_id = ${person.id} order by 1`.execute(app.db)
      return [name, rows]
    }),
  )
  return JSON.stringify(Object.fromEntries(all))
}

describe('abuse 3: ids of other people', () => {
  test('every endpoint with an id is listed here: with an owner, visible to others, or without an owner', () => {
    const unknown = named.filter(
      ([name, { path, policy }]) =>
        policy !== 'admin' && !(name in ALONE) && namesIn(path).some((one) => ![...SEEN, ...NOBODYS].includes(one)),
    )
    expect(unknown.map(([name]) => name)).toEqual([])
  })

  test.each(named.filter(([name]) => name in ALONE))(
    '%s gives the same reply for another person’s id and an unknown id',
    async (name, endpoint) => {
      const [before, foreign] = [await rowsOf(owner), owned[ALONE[name] as keyof OwnedIds]]
      const unknown = name.includes('tracking') ? 'FB-0000000000' : newId()
      const replies = [await call(endpoint, other, foreign), await call(endpoint, other, unknown)].map(told)
      expect(replies[0]).toEqual(replies[1])
      expect(replies[0]?.statusCode).toBe(404)
      expect(await rowsOf(owner)).toBe(before)
      // The owner must find it, otherwise the test would prove nothing.
      const own = endpoint.method === 'GET' ? await call(endpoint, owner, foreign) : { statusCode: 200 }
      expect(own.statusCode).toBe(200)
    },
  )

  test('others cannot change or delete what they can see', async () => {
    const texts: Record<string, object> = {
      posts: { content: 'Mine now' },
      discussions: { content: 'Mine now' },
      'discussion-replies': { content: 'Mine now' },
      tips: { title: 'Mine now', content: 'Mine now', category: 'Polity' },
      groups: { name: 'Mine now', category: 'Polity' },
    }
    const changing = named.filter(
      ([, { method, path }]) => /^(PUT|DELETE)$/.test(method) && SEEN.some((one) => path.endsWith(`/:${one}`)),
    )
    expect(changing.length).toBeGreaterThan(8)
    for (const [name, endpoint] of changing) {
      const [param = ''] = namesIn(endpoint.path)
      const kind = endpoint.path.split('/').at(-2) ?? ''
      const reply = await app.call(endpoint, {
        as: other,
        params: { [param]: owned[param as keyof OwnedIds] } as never,
        ...(endpoint.body ? { body: texts[kind] } : {}),
      })
      expect([name, [403, 404].includes(reply.statusCode)]).toEqual([name, true])
    }
  })

  test('marking all as read and personal lists affect only the caller’s own data', async () => {
    const before = await rowsOf(owner)
    expect((await app.call(notifications.markAllRead, { as: other })).statusCode).toBe(200)
    expect(await rowsOf(owner)).toBe(before)
    for (const list of named.filter(
      ([, { method, path, policy }]) => method === 'GET' && !path.includes(':') && policy === 'member',
    )) {
      const reply = await app.call(list[1], { as: other })
      for (const id of [owned.attemptId, owned.feedbackId, owned.notificationId, owned.sessionId, owned.checkoutId, owner.email])
        expect([list[0], reply.body.includes(id)]).toEqual([list[0], false])
    }
    expect((await app.call(bookmarks.list, { as: owner })).json().data).toHaveLength(1)
  })
})

describe('abuse 2: access to Pro', () => {
  test('a changed role takes effect from the next call on', async () => {
    const reader = await app.person('pro')
    const status = async () => (await app.call(quizzes.history, { as: reader })).statusCode
    const become = (role: string) =>
      app.call(people.changeRole, { as: admin, params: { userId: reader.id }, body: { role, password: admin.password } })
    expect(await status()).toBe(200)
    for (const [role, is] of [
      ['free', 403],
      ['pro', 200],
      ['tester', 403],
      ['admin', 200],
      ['free', 403],
    ] as const) {
      expect((await become(role)).statusCode).toBe(200)
      expect([role, await status()]).toEqual([role, is])
    }
  })

  test('the role is checked first: a free reader gets the same reply for an existing and an unknown quiz', async () => {
    const reader = await app.person('free')
    const at = async (quizId: string, token: Person | string) =>
      told(await app.call(quizzes.quiz, { as: token, params: { quizId } }))
    expect(await at(commons.quizId, reader)).toEqual(await at(newId(), reader))
    const stranger = newSecret()
    expect(await at(commons.quizId, stranger)).toEqual(await at(newId(), stranger))
  })
})
