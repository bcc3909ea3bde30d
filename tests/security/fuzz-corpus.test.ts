import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Role } from '#contract/roles.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import type { Sent } from '#tests/support/fuzz/request.ts'
import { once } from '#tests/support/fuzz/run.ts'
import { World } from '#tests/support/fuzz/world.ts'

/** Requests that once broke this server or a similar one. Findings of the fuzzing are added here. */
const world = new World()

beforeAll(async () => {
  await world.start()
  for (const role of ['free', 'pro', 'admin'] as const) await world.gather(role, NAMES)
})
afterAll(() => world.stop())

const NAMES = new Set(['articleId', 'postId', 'forumId', 'quizId', 'entryId', 'categoryId'])
const DEEP = (levels: number) => `{"subject":"x","message":${'['.repeat(levels)}${']'.repeat(levels)}}`
const aDay = (parts: object) => ({ publication_date: '2026-01-14', articles: [anArticle('Budget')], ...parts })

interface Case {
  what: string
  call: string
  as?: Role
  params?: Record<string, string>
  query?: string
  /** A string is sent unchanged. */
  body?: unknown
  is: number
}

const json = (what: string, call: string, body: unknown, is: number, as: Role = 'pro'): Case => ({ what, call, body, is, as })
const asked = (what: string, call: string, query: string, is: number, as: Role = 'pro'): Case => ({ what, call, query, is, as })

const FEEDBACK = 'POST /api/feedback'
const POST = 'POST /api/community/forums/:forumId/posts'
const UPLOAD = 'POST /api/admin/ingest-daily-content'
const WRITING: [string, (text: string) => object][] = [
  [FEEDBACK, (text) => ({ subject: text, message: 'Words' })],
  [FEEDBACK, (text) => ({ subject: 'Words', message: text })],
  [POST, (text) => ({ content: text })],
  ['POST /api/community/peer-learning/tips', (text) => ({ title: text, content: 'Words', category: 'Polity' })],
  ['POST /api/community/peer-learning/groups', (text) => ({ name: text, category: 'Polity' })],
  [
    'POST /api/community/quiz-forums/:quizId/discussions',
    (text) => ({ content: text, question_number: 1, discussion_type: 'question' }),
  ],
  ['POST /api/community/posts/:postId/report', (text) => ({ reason: 'other', description: text })],
  ['PUT /api/user/profile', (text) => ({ username: text })],
  ['POST /api/auth/register', (text) => ({ email: `${text}@example.test`, password: 'quiet-river-stone' })],
]
const SEARCHES: [string, Role][] = [
  ['GET /api/search', 'free'],
  ['GET /api/community/peer-learning/tips', 'pro'],
  ['GET /api/community/peer-learning/groups', 'pro'],
  ['GET /api/community/peer-learning/results', 'pro'],
  ['GET /api/admin/users', 'admin'],
  ['GET /api/admin/feedback', 'admin'],
]
const PAGED: [string, Role][] = [
  ['GET /api/entries', 'free'],
  ['GET /api/bookmarks', 'free'],
  ['GET /api/quiz-history/history', 'pro'],
  ['GET /api/community/forums/:forumId/posts', 'pro'],
  ['GET /api/community/peer-learning/tips', 'pro'],
  ['GET /api/feedback/my-feedback', 'free'],
  ['GET /api/admin/entries', 'admin'],
  ['GET /api/admin/users', 'admin'],
  ['GET /api/admin/community/reports', 'admin'],
]
const BY_ID = [
  'GET /api/articles/:articleId',
  'GET /api/quizzes/:quizId',
  'GET /api/community/posts/:postId',
  'GET /api/quiz-history/history/:attemptId',
]

const CASES: Case[] = [
  ...WRITING.flatMap(([call, body]) => [
    json('NUL in a text', call, body('a\0b'), 422),
    json('half of a pair of surrogates', call, body('a\ud800b'), 422),
  ]),
  json('NUL in stored JSON', UPLOAD, aDay({ articles: [anArticle('A', { analysis_text: { past: 'a\0' } })] }), 422, 'admin'),
  json('half a surrogate in what is stored as JSON', UPLOAD, aDay({ articles: [anArticle('A\udc00')] }), 422, 'admin'),
  json(
    'JSON within a text, with NUL in it',
    UPLOAD,
    aDay({ articles: [anArticle('A', { analysis_text: '{"past":"a\\u0000"}' })] }),
    422,
    'admin',
  ),
  ...[33, 4000, 6000, 20_000].map((levels) => json(`JSON ${levels} deep`, FEEDBACK, DEEP(levels), 400)),
  json('JSON 100,000 deep', UPLOAD, DEEP(100_000), 400, 'admin'),
  ...BY_ID.flatMap((call) =>
    ['abc', '%00', '2147483648', '9223372036854775808', '018f0000-0000-7000-8000-00000000000g'].map((id) => ({
      what: `the id ${id}`,
      call,
      as: 'pro' as const,
      is: 404,
      params: Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, name]) => [name, id])),
    })),
  ),
  json('a number too big for the database', 'PUT /api/progress/:articleId/position', { position: 2 ** 40 }, 422),
  json('a number that is infinite', 'PUT /api/progress/:articleId/position', '{"position":1e400}', 422),
  json('a revision too big for the database', UPLOAD, aDay({ expected_revision: 2 ** 31 }), 422, 'admin'),
  json(
    'a question number that is too large',
    'POST /api/community/quiz-forums/:quizId/discussions',
    { content: 'x', question_number: 2 ** 40, discussion_type: 'question' },
    422,
  ),
  ...PAGED.flatMap(([call, as]) => [
    asked('a parameter twice', call, 'limit=1&limit=2', 422, as),
    asked('no page at all', call, 'limit=0', 422, as),
    asked('less than nothing', call, 'limit=-1', 422, as),
    asked('everything at once', call, 'limit=1000000000', 422, as),
  ]),
  asked('page 0', 'GET /api/community/forums/:forumId/posts', 'page=0', 422),
  ...SEARCHES.flatMap(([call, as]) => [
    asked('NUL in a search', call, 'q=a%00', 422, as),
    asked('a search that ends in a backslash', call, 'q=a%5C', 200, as),
    asked('signs of a pattern', call, 'q=%25_%25', 200, as),
    asked('signs of a text query', call, 'q=a+%26', 200, as),
    asked('brackets of a text query', call, 'q=%28%28%28a+%7C+%21', 200, as),
  ]),
  ...['2026-02-30', '0000-01-01', '2026-13-01', '+012026-01-01'].flatMap((day) => [
    json(`the day ${day}`, UPLOAD, aDay({ publication_date: day }), 422, 'admin'),
    asked(`the day ${day}`, 'GET /api/entries', `before=${encodeURIComponent(day)}`, 422, 'free'),
  ]),
  json('a time that is none', UPLOAD, aDay({ status: 'draft', scheduled_for: '2026-02-30T00:00:00Z' }), 422, 'admin'),
  json('a polluted prototype', FEEDBACK, '{"__proto__":{"polluted":true},"subject":"x","message":"y"}', 400),
  json('a polluted prototype, escaped', FEEDBACK, '{"\\u005f_proto__":{"polluted":true},"subject":"x","message":"y"}', 400),
  json('a polluted constructor', FEEDBACK, '{"constructor":{"prototype":{"polluted":true}},"subject":"x","message":"y"}', 400),
]

function sentOf({ call, params = {}, query, body }: Case): Sent {
  const path = (call.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? String(world.known(name)[0]))
  const url = query ? `${path}?${query}` : path
  return body === undefined
    ? { url }
    : { url, payload: typeof body === 'string' ? body : JSON.stringify(body), contentType: 'application/json' }
}

describe('requests that broke a server once', () => {
  test.each(CASES.map((one) => [one.what, one.call, one] as const))('%s: %s', async (_what, call, one) => {
    const endpoint = endpoints.map((declared) => declared.endpoint).find(({ method, path }) => `${method} ${path}` === call)
    if (!endpoint) throw new Error(`There is no ${call}`)
    expect(await once(world, endpoint, one.as ?? 'pro', sentOf(one))).toBe(one.is)
  })
})
