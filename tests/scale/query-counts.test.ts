import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/auth/ids.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { aReply } from '#tests/support/fixtures/forums.ts'
import { type FrequentCall, frequentCalls } from '#tests/support/fixtures/frequent-calls.ts'
import { opened } from '#tests/support/fixtures/quizzes.ts'
import { READS, readOf } from '#tests/support/fuzz/reads.ts'
import { World } from '#tests/support/fuzz/world.ts'
import { TestApp } from '#tests/support/server/app.ts'
import { ownDatabase, testDatabase } from '#tests/support/server/database.ts'
import { invalidationsDelivered } from '#tests/support/server/delivered.ts'
import { Statements } from '#tests/support/server/statements.ts'

const MAX_QUERIES = 3

/** Reading whether an account is linked asks nobody. */
const WITH_GOOGLE = { GOOGLE_CLIENT_ID: 'reads', GOOGLE_CLIENT_SECRET: 'reads', GOOGLE_ISSUER: 'http://127.0.0.1:9' }

const SNAPSHOT = 'statistics for admins: quick counts run on every request and are stored for when they become slow'
/** Endpoints that need more, with the reason. */
const MORE: Record<string, { most: number; why: string }> = {
  'GET /api/admin/community/stats': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/activity': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/top-content': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/export': { most: 5, why: SNAPSHOT },
  'GET /api/admin/mistake-reports': {
    most: 4,
    why: 'the reports, their numbers, and the texts of their articles in all languages',
  },
  'GET /api/progress/today': {
    most: 4,
    why: 'plan and progress, attempts, what is half read, and translated titles of the attempts',
  },
  'GET /api/mock-tests/attempts/:attemptId/result': {
    most: 4,
    why: 'the attempt, its answers, translated titles of its articles, and the cards made of it',
  },
  'GET /api/admin/desk/drafts/:draftId/preview': {
    most: 4,
    why: 'the draft, its sections, its pictures and the secret of their tickets',
  },
  'GET /api/admin/desk/proposals/:proposalId': {
    most: 4,
    why: 'the proposal, what was decided on it, and its sources with their passages',
  },
  'GET /api/admin/desk': { most: 4, why: 'days, drafts, ideas and people of one screen' },
  'GET /api/syllabus/next/:nodeId': {
    most: 5,
    why: 'the library, what the person did as in the figures, and the articles that are chosen from both',
  },
  'GET /billing/test-checkout/:session': {
    most: 5,
    why: 'a page of the fake payment provider, seen once for each purchase',
  },
}

/** Queries of a second call: shared data is cached; for a forum page only the caller's own data is read. */
const CACHED: Record<string, number> = {
  'GET /api/entries': 0,
  'GET /api/entries/:entryId/offline': 0,
  'GET /api/entries/:entryId/in-news': 0,
  'GET /api/articles/:articleId': 0,
  'GET /api/syllabus': 0,
  'GET /api/threads': 0,
  'GET /api/threads/:threadId': 0,
  'GET /api/compilations': 0,
  'GET /api/compilations/:period': 0,
  'GET /api/compilations/:period/questions': 0,
  'GET /api/compilations/:period/pdf': 0,
  'GET /api/community/forums': 0,
  'GET /api/community/forums/:forumId': 1,
  'GET /api/community/forums/:forumId/posts': 1,
  'GET /api/community/categories': 0,
  'GET /api/community/latest': 0,
}
/** Polled by every open page. */
const POLLED = ['GET /api/notifications/unread-count', 'GET /api/notifications/streak']

describe('queries of a read with only the session cached', () => {
  const statements = new Statements()
  const world = new World()

  beforeAll(async () => {
    await world.start(statements.of(ownDatabase), undefined, WITH_GOOGLE)
    const { app } = world
    const post = await app.db
      .selectFrom('forum_posts')
      .select(['forum_id', 'post_id'])
      .orderBy('post_id')
      .executeTakeFirstOrThrow()
    await aReply(app, world.caller('admin'), post.forum_id, post.post_id, 'An answer')
  })
  afterAll(() => world.stop())

  const asked = async (read: () => Promise<unknown>) => {
    statements.take()
    await read()
    // Sessions are cached, but an earlier change of the user may still evict one.
    return statements.take().flatMap(({ sql }) => (sql.includes('from "sessions"') && sql.includes('"token_hash"') ? [] : [sql]))
  }

  test.each(READS)('%s', async (name, endpoint) => {
    const read = await readOf(world, endpoint)
    await evicted(world.app)
    await countAgain(world.app)
    const first = await asked(read)
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(MORE[name]?.most ?? MAX_QUERIES)
    await countAgain(world.app)
    const second = await asked(read)
    expect(second.length, second.join('\n')).toBe(CACHED[name] ?? first.length)
    // The cache must not be filled from a replica, which may lag behind the latest change.
    expect(endpoint.allowReplica && name in CACHED).toBe(false)
    expect(first.length === 1 || !POLLED.includes(name)).toBe(true)
  })

  test('every exception names an endpoint that exists', () => {
    const names: string[] = READS.map(([name]) => name)
    expect([...Object.keys(MORE), ...Object.keys(CACHED), ...POLLED].filter((name) => !names.includes(name))).toEqual([])
  })
})

/** Evicts what the read may be cached as. */
async function evicted(app: TestApp): Promise<void> {
  await invalidate(app.db, `content:${newId()}`, `forum:${newId()}`)
  await invalidationsDelivered(app)
}

/** Resets the time of the count, because after a slow count the next call would get the snapshot. */
const countAgain = ({ db }: TestApp) => db.updateTable('community_snapshots').set({ took_ms: 0 }).execute()

/** Without the statements that begin and end transactions and those that enqueue jobs. */
describe('queries of a write or a search', () => {
  const statements = new Statements()
  const app = new TestApp()
  beforeAll(() => app.start({ POSTS_PER_MINUTE: '60', REACTIONS_PER_MINUTE: '60' }, statements.of(testDatabase)))
  beforeEach(() => app.empty())
  afterAll(() => app.stop())

  test.each<{ what: string; most: number; call: FrequentCall; after?: FrequentCall[] }>([
    { what: 'the first article that somebody reads', most: 9, call: 'markRead' },
    { what: 'another article of the same day', most: 1, call: 'markAnotherRead', after: ['markRead'] },
    { what: 'an article read before', most: 5, call: 'markRead', after: ['markRead'] },
    { what: 'an article finished', most: 1, call: 'finish' },
    { what: 'the position in an article', most: 1, call: 'savePosition' },
    { what: 'a bookmark', most: 1, call: 'bookmark' },
    { what: 'a post', most: 4, call: 'post' },
    { what: 'a reply', most: 10, call: 'reply' },
    { what: 'a like', most: 5, call: 'react' },
    { what: 'a removed like', most: 3, call: 'react', after: ['react'] },
    // The fifth finds the card.
    { what: 'an answer to a card', most: 4, call: 'review', after: ['addToRecall'] },
    { what: 'the beginning of an answer', most: 6, call: 'saveDraft' },
    { what: 'a saved draft', most: 3, call: 'saveDraft', after: ['saveDraft'] },
    { what: 'a submitted answer', most: 5, call: 'submitAnswer', after: ['saveDraft'] },
    { what: 'a submitted quiz', most: 8, call: 'submit', after: ['quiz'] },
    { what: 'a search', most: 2, call: 'searchCommon' },
    // Each step runs only if the previous one found too little.
    { what: 'a search for words that no article has together', most: 5, call: 'searchSeveral' },
    { what: 'a search for a word that no article has', most: 2, call: 'searchMisspelt' },
    { what: 'a search for practice', most: 2, call: 'searchPractice' },
    { what: 'a search for practice with a word that no text has', most: 2, call: 'searchMisspeltPractice' },
  ])('$what: at most $most', async ({ call, most, after = [] }) => {
    const commons = await someCommons(app)
    const [anotherArticleId = ''] = await published(app, '2026-01-14', ['Monsoon'])
    const as = await app.person('pro')
    const calls = frequentCalls(app, { ...commons, as, anotherArticleId, quiz: await opened(app, as, commons.quizId) })
    for (const name of after) expect((await calls[name]()).statusCode).toBe(200)
    // Caches the session.
    await calls.profile()
    statements.take()
    expect((await calls[call]()).statusCode).toBe(200)
    const asked = statements.take().map(({ sql }) => sql)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  })
})
