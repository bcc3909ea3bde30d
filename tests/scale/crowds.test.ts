import { describe, expect, test } from 'vitest'
import { forums } from '#contract/community/forums.ts'
import { type Post, posts } from '#contract/community/posts.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aForum } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'

/** Many people doing the same at the same moment: their writes are batched, and each gets their own result. */
const MANY = 24
const DAY = '2026-01-15'

const app = testApp({ POSTS_PER_MINUTE: '2' })

const crowdOf = (role: 'free' | 'pro') => Promise.all(Array.from({ length: MANY }, () => app.person(role)))

const WORDS = [
  'Plain words',
  `It's "quoted", {braced}, back\\slashed, and so on`,
  'NULL',
  '{}',
  '  spaces\nlines\n\ttabs ',
  'संघवाद और राज्य',
  '100 % \\N \\x00 $1 :3',
  '',
]
const words = (n: number) => `${WORDS[n % WORDS.length]} ${n}`

describe('a crowd', () => {
  test('reading one article counts for each reader, and an invalid request fails alone', async () => {
    const crowd = await crowdOf('free')
    const [one = '', two = ''] = await published(app, DAY, ['Budget', 'Rivers'])
    const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })
    // The first reading of a day needs more than one statement.
    for (const as of crowd.slice(0, MANY - 4)) await read(as, one)
    const replies = await Promise.all(crowd.map((as, n) => read(as, n % 6 === 0 ? newId() : two)))
    const totals = replies.map((reply) => (reply.statusCode === 200 ? reply.json().data.total_articles_read : reply.statusCode))
    expect(totals).toEqual(crowd.map((_, n) => (n % 6 === 0 ? 404 : n < MANY - 4 ? 2 : 1)))
    for (const [n, as] of crowd.entries()) {
      const { data } = (await app.call(progress.streak, { as })).json()
      expect(data.total_articles_read).toBe((n < MANY - 4 ? 1 : 0) + (n % 6 === 0 ? 0 : 1))
    }
  })

  test('reading saves the position of each', async () => {
    const crowd = await crowdOf('free')
    const [articleId = ''] = await published(app, DAY, ['Budget'])
    const place = (n: number) => ({ as: crowd[n] as Person, params: { articleId: n % 5 === 0 ? newId() : articleId } })
    for (const times of [1, 2]) {
      const replies = await Promise.all(
        crowd.map((_, n) => app.call(progress.savePosition, { ...place(n), body: { position: n / MANY / times } })),
      )
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(crowd.map((_, n) => (n % 5 === 0 ? 404 : 200)))
    }
    for (const [n, as] of crowd.entries()) {
      const { data } = (await app.call(progress.position, { as, params: { articleId } })).json()
      expect(data.position).toBeCloseTo(n % 5 === 0 ? 0 : n / MANY / 2, 5)
    }
  })

  test('posting in a few forums stores every text unchanged, and the forums count the posts', async () => {
    const crowd = await crowdOf('pro')
    const forums = [await aForum(app, 'Polity'), await aForum(app, 'Economy'), await aForum(app, 'Ethics')]
    const written = await Promise.all(
      crowd.map((as, n) =>
        app.call(posts.create, { as, params: { forumId: forums[n % 3] as string }, body: { content: words(n) } }),
      ),
    )
    const made = written.map((reply) => reply.json().post as Post)
    expect(made.map(({ author, content }) => [author?.username, content])).toEqual(
      crowd.map(({ username }, n) => [username, words(n)]),
    )
    for (const [n, forumId] of forums.entries()) {
      const page = (await app.call(posts.forum, { as: crowd[0] as Person, params: { forumId } })).json()
      const here = made.filter((_, place) => place % 3 === n)
      expect(page.forum.post_count).toBe(here.length)
      const stored = new Map(page.posts.map((post: Post) => [post.post_id, post]))
      expect(here.map(({ post_id }) => stored.get(post_id))).toEqual(here)
      expect(here.map(({ author }) => author?.username)).toContain(page.forum.last_author.username)
    }
  })

  test('posting: a locked forum, an exceeded limit and a resend affect only their own requests', async () => {
    const crowd = await crowdOf('pro')
    const [closed, open] = [await aForum(app, 'Closed'), await aForum(app, 'Open')]
    const admin = await app.person('admin')
    await app.call(forums.change, { as: admin, params: { forumId: closed }, body: { is_locked: true } })
    const send = (n: number, forumId: string, content: string, client_key = newId()) =>
      app.call(posts.create, { as: crowd[n] as Person, params: { forumId }, body: { content, client_key } })
    for (const content of ['One', 'Two']) await send(1, open, content)
    const key = newId()
    const before = (await send(2, open, 'Once', key)).json().post.post_id
    const replies = await Promise.all(
      crowd.map((_, n) => (n === 0 ? send(0, closed, 'Hello') : n === 2 ? send(2, open, 'Once', key) : send(n, open, words(n)))),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(crowd.map((_, n) => (n === 0 ? 409 : n === 1 ? 429 : 200)))
    expect(replies[2]?.json().post.post_id).toBe(before)
    const { forum } = (await app.call(posts.forum, { as: admin, params: { forumId: open } })).json()
    expect(forum.post_count).toBe(3 + MANY - 3)
    // A resend does not count: one more post is allowed, then none.
    const rest = [
      await send(2, open, 'Last'),
      await send(2, open, 'Too much'),
      await send(3, open, 'Last'),
      await send(3, open, 'Too much'),
    ]
    expect(rest.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 429])
  })
})

describe('a crowd that posts, replies, likes and deletes in two forums at the same time', () => {
  const app = testApp({}, ownDatabase)

  test('gets no errors from deadlocks', async () => {
    const crowd = await Promise.all(Array.from({ length: MANY }, () => app.person('tester')))
    const forums = [await aForum(app, 'Polity'), await aForum(app, 'Economy')]
    const left: { id: string; forumId: string; by: Person }[] = []
    const statuses = { write: new Set<number>(), like: new Set<number>(), delete: new Set<number>() }
    const said = (kind: keyof typeof statuses, statusCode: number) => statuses[kind].add(statusCode)
    const write = async (n: number, body: { content: string; parent_post_id?: string }, forumId = forums[n % 2] as string) => {
      const as = crowd[n] as Person
      const reply = await app.call(posts.create, { as, params: { forumId }, body })
      said('write', reply.statusCode)
      if (reply.statusCode === 200) left.push({ id: reply.json().post.post_id, forumId, by: as })
    }
    for (let round = 0; round < 12; round++) {
      app.pass(60_000)
      const there = left.slice(-MANY)
      const gone = there.filter((_, n) => n % 6 === 5)
      await Promise.all(
        crowd.flatMap((as, n) => {
          const one = there[(n * 5 + round) % Math.max(1, there.length)]
          const params = { postId: one?.id ?? newId() }
          const liked = async () =>
            said('like', (await app.call(posts.react, { as, params, body: { reaction_type: 'like' } })).statusCode)
          return [
            write(n, { content: words(n) }),
            one ? write(n, { content: 'Answer', parent_post_id: one.id }, one.forumId) : liked(),
            liked(),
          ]
        }),
      )
      await Promise.all([
        ...gone.map(async ({ id, by }) =>
          said('delete', (await app.call(posts.remove, { as: by, params: { postId: id } })).statusCode),
        ),
        ...crowd.map((_, n) => write(n, { content: 'Meanwhile' })),
        ...crowd.map((_, n) => write(n, { content: 'An answer', parent_post_id: there[n]?.id ?? newId() }, there[n]?.forumId)),
      ])
    }
    // 404: it was deleted before; 422: it is the person's own.
    expect([200, 404]).toEqual(expect.arrayContaining([...statuses.write]))
    expect([200, 404, 422]).toEqual(expect.arrayContaining([...statuses.like]))
    expect([...statuses.delete]).toEqual([200])
    for (const forumId of forums) {
      const { forum } = (await app.call(posts.forum, { as: crowd[0] as Person, params: { forumId } })).json()
      const rows = await app.db
        .selectFrom('forum_posts')
        .where('forum_id', '=', forumId)
        .where('deleted_at', 'is', null)
        .select('post_id')
        .execute()
      expect(forum.post_count).toBe(rows.length)
    }
  })
})
