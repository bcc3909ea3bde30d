import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import {
  ALREADY_REPORTED,
  COMMUNITY_FORBIDDEN,
  OWN_POST_REPORT,
  POST_NOT_FOUND,
  REPORT_REASONS,
} from '#contract/community-rules.ts'
import { moderation } from '#contract/moderation.ts'
import { posts } from '#contract/posts.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, testApp } from '#tests/support/app.ts'
import { aForum, posted } from '#tests/support/forums.ts'

const app = testApp({ REPORTS_PER_DAY: '8' })

const report = (as: Person, postId: string, body: object = { reason: 'spam' }) =>
  app.call(moderation.report, { as, params: { postId }, body })

describe('reporting a post', () => {
  test('keeps what was said, the reason and the details', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Buy my notes')
    expect((await report(ravi, post_id, { reason: 'spam', description: ' He sells notes. ' })).statusCode).toBe(200)
    await app.call(posts.edit, { as: asha, params: { postId: post_id }, body: { content: 'Nothing' } })
    await app.call(posts.remove, { as: asha, params: { postId: post_id } })
    const rows = await app.db.selectFrom('content_reports').selectAll().execute()
    expect(rows).toMatchObject([
      {
        ...{ reporter_id: ravi.id, author_id: asha.id, post_id: null, status: 'pending' },
        ...{ reason: 'spam', description: 'He sells notes.', reported_content: 'Buy my notes' },
      },
    ])
  })

  test('takes each of the seven reasons, and needs one', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    for (const reason of REPORT_REASONS)
      expect((await report(ravi, (await posted(app, asha, forumId, reason)).post_id, { reason })).statusCode).toBe(200)
    const { post_id } = await posted(app, asha, forumId, 'More')
    for (const body of [{}, { reason: 'boring' }, { reason: null }, { reason: 'other', description: 'x'.repeat(1001) }])
      expect((await report(ravi, post_id, body)).statusCode).toBe(422)
  })

  test('happens once for a person and a post, also when pressed many times at once', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('tester')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Bad')
    const all = await Promise.all(Array.from({ length: 20 }, () => report(ravi, post_id)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const again = await report(ravi, post_id, { reason: 'other' })
    expect([again.statusCode, again.json().error]).toEqual([409, ALREADY_REPORTED])
    expect((await report(meena, post_id)).statusCode).toBe(200)
  })

  test('of one’s own post, of one that is not there, or without access is refused', async () => {
    const [asha, free] = [await app.person('pro'), await app.person('free')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Mine')
    const own = await report(asha, post_id)
    expect([own.statusCode, own.json().error]).toEqual([422, OWN_POST_REPORT])
    expect((await report(asha, newId())).json().error).toBe(POST_NOT_FOUND)
    expect((await report(free, post_id)).json().error).toBe(COMMUNITY_FORBIDDEN)
  })

  test('ends for the day after so many, and says when it goes on', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const ids = await Promise.all(Array.from({ length: 9 }, async (_, n) => (await posted(app, asha, forumId, `${n}`)).post_id))
    const replies = []
    for (const id of ids) replies.push(await report(ravi, id))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(8).fill(200), 429])
    expect(replies[8]?.headers['retry-after']).toBe('86400')
    expect(replies[8]?.json().error).toMatch(/as many reports as one person may/)
    app.pass(86_400_000)
    expect((await report(ravi, ids[8] as string)).statusCode).toBe(200)
  })

  test('leaves nothing of a person whose account is deleted', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'CANARY words')
    await report(ravi, post_id, { reason: 'other', description: 'CANARY details' })
    for (const as of [asha, ravi]) await app.call(accounts.deleteAccount, { as, body: { password: as.password } })
    const rows = await app.db.selectFrom('content_reports').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('CANARY')
  })
})
