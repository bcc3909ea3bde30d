import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/platform/auth/ids.ts'
import { signal } from '#server/platform/events/signals.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { aReply } from '#tests/support/fixtures/forums.ts'
import { type HotCall, hotCalls } from '#tests/support/fixtures/hot-calls.ts'
import { opened } from '#tests/support/fixtures/quizzes.ts'
import { READS, readOf } from '#tests/support/fuzz/reads.ts'
import { World } from '#tests/support/fuzz/world.ts'
import { TestApp } from '#tests/support/server/app.ts'
import { ownDatabase, testDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const MOST = 3

const SNAPSHOT = 'an admin’s figures: what is quick to count is counted whenever it is asked for, and kept for when it takes long'
/** More than that, and why nobody waits for it. */
const MORE: Record<string, { most: number; why: string }> = {
  'GET /api/admin/community/stats': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/activity': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/top-content': { most: 5, why: SNAPSHOT },
  'GET /api/admin/community/export': { most: 5, why: SNAPSHOT },
  'GET /billing/test-checkout/:session': {
    most: 5,
    why: 'a page of the stand-in for a payment provider, seen once for each purchase',
  },
}

/** What is the same for everybody, or asked by every open page again and again. */
const KEPT = [
  'GET /api/entries',
  'GET /api/entries/:entryId/offline',
  'GET /api/articles/:articleId',
  'GET /api/quizzes/:quizId',
  'GET /api/community/forums',
  'GET /api/community/forums/:forumId',
  'GET /api/community/forums/:forumId/posts',
  'GET /api/community/categories',
  'GET /api/notifications/unread-count',
  'GET /api/notifications/streak',
]

describe('how often a call that reads asks the database, with nothing in memory but the session', () => {
  const statements = new Statements()
  const world = new World()

  beforeAll(async () => {
    await world.start(statements.of(ownDatabase))
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
    // Who is calling is in memory, but for what may still have been said of them a moment before.
    return statements.take().flatMap(({ sql }) => (sql.includes('from "sessions"') && sql.includes('"token_hash"') ? [] : [sql]))
  }

  test.each(READS)('%s', async (name, endpoint) => {
    const read = await readOf(world, endpoint)
    await forgotten(world.app)
    const first = await asked(read)
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(MORE[name]?.most ?? MOST)
    // As the pages of the product ask, whose person has changed nothing for a while.
    const second = await asked(() => read({ 'x-quiet-for': '60' }))
    const isCached = KEPT.includes(name)
    expect(isCached ? [first.length > 0, second] : [true, []]).toEqual([true, []])
    // What everybody is told must not come from a copy that does not know of the latest change.
    expect(first.length > 0 && second.length === 0 && endpoint.allowReplica).toBe(false)
  })

  test('every exception is of a call that there is', () => {
    const names: string[] = READS.map(([name]) => name)
    expect([...Object.keys(MORE), ...KEPT].filter((name) => !names.includes(name))).toEqual([])
  })
})

/** Each signal is heard twice by the process that gives it: at once, and as all others hear it. The second time is waited for. */
async function forgotten({ db, database }: TestApp): Promise<void> {
  const mark = newId()
  const isHeard = new Promise<void>((resolve) =>
    database.notifications.on((payload) => {
      if (payload === `community:${mark}`) resolve()
    }),
  )
  await signal(db, 'content', mark)
  await signal(db, 'community', mark)
  await isHeard
}

/** Without what begins and ends a transaction, and without what puts a job into the queue. */
describe('how often a call that writes, or searches, asks the database', () => {
  const statements = new Statements()
  const app = new TestApp()
  beforeAll(() => app.start({ POSTS_PER_MINUTE: '60', REACTIONS_PER_MINUTE: '60' }, statements.of(testDatabase)))
  beforeEach(() => app.empty())
  afterAll(() => app.stop())

  test.each<{ what: string; most: number; call: HotCall; after?: HotCall[] }>([
    { what: 'the first article that somebody reads', most: 9, call: 'markRead' },
    { what: 'another article of the same day', most: 1, call: 'markAnotherRead', after: ['markRead'] },
    { what: 'an article that was read before', most: 5, call: 'markRead', after: ['markRead'] },
    { what: 'the place in an article', most: 1, call: 'savePosition' },
    { what: 'a bookmark', most: 1, call: 'bookmark' },
    { what: 'a post', most: 7, call: 'post' },
    { what: 'a reply', most: 10, call: 'reply' },
    { what: 'a like', most: 5, call: 'react' },
    { what: 'a like taken back', most: 3, call: 'react', after: ['react'] },
    { what: 'a quiz that is handed in', most: 5, call: 'submit', after: ['quiz'] },
    { what: 'a search', most: 2, call: 'searchCommon' },
    // Each step is taken only where the one before found too little.
    { what: 'a search for words that no article has all of', most: 5, call: 'searchSeveral' },
    { what: 'a search for a word that no article has', most: 2, call: 'searchMisspelt' },
  ])('$what: at most $most', async ({ call, most, after = [] }) => {
    const commons = await someCommons(app)
    const [anotherArticleId = ''] = await published(app, '2026-01-14', ['Monsoon'])
    const as = await app.person('pro')
    const calls = hotCalls(app, { ...commons, as, anotherArticleId, quiz: await opened(app, as, commons.quizId) })
    for (const name of after) expect((await calls[name]()).statusCode).toBe(200)
    // Signed in, which memory knows.
    await calls.profile()
    statements.take()
    expect((await calls[call]()).statusCode).toBe(200)
    const asked = statements.take().map(({ sql }) => sql)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  })
})
