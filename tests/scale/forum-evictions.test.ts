import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { topics } from '#contract/community/topics.ts'
import { markEmailConfirmed } from '#server/accounts/accounts/commands/confirm-address.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { invalidationsDelivered } from '#tests/support/server/delivered.ts'
import { Statements } from '#tests/support/server/statements.ts'

const statements = new Statements()
const app = testApp({}, statements.of(testDatabase))

const viewed = async (as: Person, forumId: string) => {
  const page = await app.call(posts.forum, { as, params: { forumId } })
  const [list, latest] = [await app.call(forums.list, { as }), await app.call(topics.latest, { as })]
  return [page, list, latest].map(({ body }) => body).join('\n')
}
/** Queries that read posts or forums, apart from the one for what is the caller's own. */
const loads = () => statements.take().filter(({ sql }) => /from "?(forums|forum_posts)\b|with (page|latest) as/.test(sql)).length

describe('cached pages of forums', () => {
  const scene = async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    await posted(app, ravi, forumId, 'What is a money bill?')
    await invalidationsDelivered(app)
    await viewed(asha, forumId)
    statements.take()
    return { asha, ravi, forumId }
  }

  test.each<[string, (ravi: Person) => Promise<unknown>]>([
    ['signs out', (ravi) => app.call(sessions.logout, { as: ravi })],
    ['ends a session that there is not', (ravi) => app.call(sessions.end, { as: ravi, params: { sessionId: newId() } })],
    ['ends the other sessions', (ravi) => app.call(sessions.endOthers, { as: ravi })],
    ['confirms an address', ({ id }) => markEmailConfirmed(app.db, id, app.now)],
    ['moves to another time zone', (ravi) => app.call(accounts.updateProfile, { as: ravi, body: { time_zone: 'Asia/Dubai' } })],
    ['saves the same name', (ravi) => app.call(accounts.updateProfile, { as: ravi, body: { username: ravi.username } })],
  ])('stay while somebody %s', async (_, act) => {
    const { asha, ravi, forumId } = await scene()
    await act(ravi)
    statements.take()
    await viewed(asha, forumId)
    expect(loads()).toBe(0)
  })

  test('show a new name at once, and only those that showed the old one are loaded again', async () => {
    const { asha, ravi, forumId } = await scene()
    const elsewhere = await aForum(app, 'Economy')
    await posted(app, asha, elsewhere, 'What is a repo rate?')
    await invalidationsDelivered(app)
    await viewed(asha, elsewhere)
    await app.call(accounts.updateProfile, { as: ravi, body: { username: 'ravindra' } })
    statements.take()
    await app.call(posts.forum, { as: asha, params: { forumId: elsewhere } })
    expect(loads()).toBe(0)
    const seen = await viewed(asha, forumId)
    expect(seen.match(/"ravindra"/g)?.length).toBeGreaterThanOrEqual(4)
    expect(seen).not.toContain(`"${ravi.username}"`)
  })

  test('no longer name who has deleted their account', async () => {
    const { asha, ravi, forumId } = await scene()
    await app.call(accounts.deleteAccount, { as: ravi, body: { password: ravi.password } })
    expect(await viewed(asha, forumId)).not.toContain(`"${ravi.username}"`)
  })
})
