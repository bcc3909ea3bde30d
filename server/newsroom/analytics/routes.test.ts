import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { analytics } from '#contract/newsroom/analytics.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { getFigures } from './commands/get-figures.ts'
import { refreshSnapshots } from './commands/refresh-snapshots.ts'

const app = testApp()
const DAY = 86_400_000

const stats = async (as: Person, range?: string) =>
  (await app.call(analytics.stats, { as, query: range ? { range } : {} })).json().data
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>) => Number((await query.execute(app.db)).rows[0]?.n)

/** Content of every kind over more than three months, by users of all roles, with one deleted post. */
async function aBusyCommunity() {
  const admin = await app.person('admin')
  const people = [await app.person('pro'), await app.person('pro'), await app.person('tester'), await app.person('free')]
  const forumId = await aForum(app)
  const again = ({ email, password }: Person) => app.signedIn(email, password)
  for (let n = 0; n < 5; n++) {
    const [asha, ravi] = (await Promise.all(people.map(again))) as [Person, Person]
    const post = await posted(app, asha, forumId, `Post ${n}\nmore words`)
    await aReply(app, ravi, forumId, post.post_id, 'Reply')
    if (n % 2 === 0) await reacted(app, ravi, post.post_id, 'like')
    app.pass(20 * DAY)
  }
  const meena = await again(people[2] as Person)
  const gone = await posted(app, meena, forumId, 'Gone')
  await app.call(posts.remove, { as: meena, params: { postId: gone.post_id } })
  return { admin: await again(admin), forumId }
}

describe('community statistics', () => {
  test.each(['7d', '30d', '90d'])('the figures of %s equal the counted rows', async (range) => {
    const { admin } = await aBusyCommunity()
    const days = Number.parseInt(range, 10)
    const from = sql`((${app.now}::timestamptz at time zone 'Asia/Kolkata')::date - ${days - 1}::integer)::timestamp at time zone 'Asia/Kolkata'`
    const told = await stats(admin, range)
    expect(told.total_users).toBe(await countOf(sql`select count(*) as n from users`))
    expect(told.pro_users).toBe(2)
    expect(told.total_posts).toBe(
      await countOf(sql`select count(*) as n from forum_posts where deleted_at is null and created_at >= ${from}`),
    )
    const members = await countOf(sql`select count(*) as n from users where role <> 'free'`)
    const engaged = await countOf(sql`
      select count(distinct id) as n from (
        select author_id as id from forum_posts where created_at >= ${from}
        union all select user_id from forum_reactions where created_at >= ${from}) as took_part`)
    expect(told.engagement_rate).toBe(Math.round((engaged * 1000) / members) / 10)
    const { data: series } = (await app.call(analytics.activity, { as: admin, query: { range } })).json()
    expect(series).toHaveLength(days)
    expect(series.reduce((sum: number, { posts }: { posts: number }) => sum + posts, 0)).toBe(told.total_posts)
    expect(series.at(-1).date).toBe(new Date(app.now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10))
  })

  test('list the content with the highest engagement, with links', async () => {
    const { admin, forumId } = await aBusyCommunity()
    const { data } = (await app.call(analytics.topContent, { as: admin, query: { range: '90d' } })).json()
    const engagements = data.map(({ engagement }: { engagement: number }) => engagement)
    expect(engagements).toEqual([...engagements].sort((a, b) => b - a))
    expect(data[0]).toMatchObject({ type: 'forum', title: expect.stringMatching(/^Post \d$/), engagement: 3 })
    expect(data[0].path).toBe(`/community/forums/${forumId}#post-${data[0].id}`)
  })

  test('cover thirty days by default, for admins only', async () => {
    const admin = await app.person('admin')
    expect(await stats(admin)).toEqual(await stats(admin, '30d'))
    expect((await app.call(analytics.stats, { as: admin, query: { range: '31d' } })).statusCode).toBe(422)
    expect((await app.call(analytics.stats, { as: await app.person('tester') })).statusCode).toBe(403)
  })

  test('work on an empty instance', async () => {
    expect(await stats(await app.person('admin'))).toMatchObject({
      total_posts: 0,
      total_discussions: 0,
      engagement_rate: 0,
      total_users: 1,
    })
  })

  test('slow counts run in the background, and no request waits for them', async () => {
    const { admin, forumId } = await aBusyCommunity()
    const before = await stats(admin, '7d')
    await app.db.updateTable('community_snapshots').set({ took_ms: 5000 }).execute()
    await posted(app, await app.person('pro'), forumId, 'New')
    expect((await stats(admin, '7d')).total_posts).toBe(before.total_posts)
    await refreshSnapshots(app.db, app.now)
    expect((await stats(admin, '7d')).total_posts).toBe(before.total_posts + 1)
    await app.db.updateTable('community_snapshots').set({ took_ms: 5000 }).execute()
    app.pass(16 * 60_000)
    await posted(app, await app.person('pro'), forumId, 'Newer')
    expect((await stats(admin, '7d')).total_posts).toBe(before.total_posts + 2)
  })

  test('one slow count does not keep a new post out of the next one', async () => {
    const admin = await app.person('admin')
    const forumId = await aForum(app)
    let clock = 0
    const slowClock = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5000))
    const before = await getFigures(app.db, '7d', app.now)
    slowClock.mockRestore()
    await posted(app, await app.person('pro'), forumId, 'New')
    expect((await stats(admin, '7d')).total_posts).toBe(before.stats.total_posts + 1)
  })

  test('keep their ETag while nothing has changed, and a new post changes it at once', async () => {
    const admin = await app.person('admin')
    const member = await app.person('pro')
    const forumId = await aForum(app)
    const asked = (etag?: string) =>
      app.call(analytics.stats, { as: admin, query: { range: '7d' }, ...(etag && { headers: { 'if-none-match': etag } }) })
    const etag = String((await asked()).headers.etag)
    app.pass(60_000)
    expect((await asked(etag)).statusCode).toBe(304)
    await posted(app, member, forumId, 'New')
    const reply = await asked(etag)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toMatchObject({ total_posts: 1, as_of: app.now.toISOString() })
  })

  test('abuse 19: the CSV export runs no formulas in a spreadsheet', async () => {
    const admin = await app.person('admin')
    const forumId = await aForum(app, 'Polity')
    await posted(app, await app.person('pro'), forumId, '=HYPERLINK("https://x.test","press")')
    const reply = await app.call(analytics.export, { as: admin, query: { range: '90d' } })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="community-analytics-90d.csv"')
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(reply.body).toContain(`forum,"'=HYPERLINK(""https://x.test"",""press"")"`)
    expect((await app.call(forums.list, { as: admin })).statusCode).toBe(200)
  })
})
