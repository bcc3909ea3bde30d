import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { type AuditRecord, audit } from '#contract/accounts/audit.ts'
import { people } from '#contract/accounts/people.ts'
import { forums } from '#contract/community/forums.ts'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { posts } from '#contract/community/posts.ts'
import { feedback } from '#contract/site/feedback.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const acts = async (as: Person, query: Record<string, string> = {}) =>
  (await app.call(audit.list, { as, query })).json() as { data: AuditRecord[]; next_before: string | null }

describe('the audit log', () => {
  test('tells who did what to whose post, and what it said', async () => {
    const [admin, tester, asha] = [await app.person('admin'), await app.person('tester'), await app.person('pro')]
    const forumId = await aForum(app)
    const first = await posted(app, asha, forumId, 'Rude words')
    const second = await posted(app, asha, forumId, 'Her own to delete')
    await app.call(posts.edit, { as: tester, params: { postId: first.post_id }, body: { content: 'Kind words' } })
    app.pass(1000)
    await app.call(posts.remove, { as: tester, params: { postId: first.post_id } })
    await app.call(posts.remove, { as: asha, params: { postId: second.post_id } })
    const { data } = await acts(admin, { subject: first.post_id })
    expect(data).toMatchObject([
      { actor: tester.username, action: 'post.deleted', details: { content: 'Kind words' } },
      {
        actor: tester.username,
        action: 'post.edited',
        subject: { kind: 'post', name: 'Polity' },
        details: { content: 'Rude words' },
      },
    ])
    expect((await acts(admin, { subject: second.post_id })).data).toEqual([])
  })

  test('is kept for 400 days', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person()]
    await app.call(people.changeRole, { as: admin, params: { userId: asha.id }, body: { role: 'pro', password: admin.password } })
    app.pass(400 * 24 * 60 * 60_000)
    await app.runSchedule('delete-old-audit-entries')
    const later = await app.again(admin)
    expect((await acts(later)).data).toHaveLength(1)
    app.pass(1000)
    await app.runSchedule('delete-old-audit-entries')
    expect((await acts(later)).data).toEqual([])
  })

  test('holds each change of a forum once, and none that changed nothing', async () => {
    const admin = await app.person('admin')
    const forumId = await aForum(app)
    for (const body of [{ is_locked: true }, { is_locked: true }, { is_pinned: true, is_locked: false }])
      await app.call(forums.change, { as: admin, params: { forumId }, body })
    const { data } = await acts(admin, { subject: forumId })
    expect(data.map(({ action }) => action).sort()).toEqual(['forum.created', 'forum.locked', 'forum.pinned', 'forum.unlocked'])
  })

  test('is searched by who it was, and keeps no words of a person whose account is gone', async () => {
    const [admin, tester, asha] = [await app.person('admin'), await app.person('tester'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'CANARY words')
    const change = { as: admin, params: { userId: asha.id }, body: { role: 'tester', password: admin.password } }
    await app.call(people.changeRole, change)
    await app.call(posts.remove, { as: tester, params: { postId: post_id } })
    const { data } = await acts(admin, { actor: ` ${tester.username.toUpperCase()}` })
    const inOtherSpelling = tester.username.replace('e', 'é').replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
    expect((await acts(admin, { actor: inOtherSpelling })).data).toEqual(data)
    expect(data).toMatchObject([{ action: 'post.deleted', details: { author: asha.username, content: 'CANARY words' } }])
    expect((await acts(admin, { actor: 'nobody' })).data).toEqual([])
    await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    const left = await acts(admin, { subject: post_id })
    expect(left.data).toHaveLength(1)
    expect(JSON.stringify(await acts(admin))).not.toMatch(new RegExp(`CANARY|${asha.username}`))
  })

  test('holds what moderators take away elsewhere: tips, discussions, feedback', async () => {
    const [admin, tester, asha] = [await app.person('admin'), await app.person('tester'), await app.person('pro')]
    const tip = { title: 'Sell', content: 'Notes for sale', category: 'Polity' }
    const { tip_id } = (await app.call(peerLearning.writeTip, { as: asha, body: tip })).json().data
    await app.call(peerLearning.deleteTip, { as: tester, params: { tipId: tip_id } })
    const sent = { subject: 'Audio stops', message: 'After a minute.' }
    const { tracking_id, feedback_id: id } = (await app.call(feedback.submit, { as: asha, body: sent })).json().data
    await app.call(feedback.review, { as: admin, params: { id }, body: { status: 'received' } })
    await app.call(feedback.remove, { as: admin, params: { id } })
    expect((await acts(admin, { subject: tip_id })).data).toMatchObject([
      { action: 'community.deleted', actor: tester.username, subject: { kind: 'tip', name: 'Sell' } },
    ])
    const { data } = await acts(admin, { subject: id })
    expect(data.map(({ action }) => action).sort()).toEqual(['feedback.deleted', 'feedback.updated'])
    expect(data[0]).toMatchObject({ actor: admin.username, subject: { kind: 'feedback', name: tracking_id } })
    expect(JSON.stringify(data)).not.toContain('minute')
  })

  test('is read page by page, and by admins only', async () => {
    const admin = await app.person('admin')
    for (const title of ['One', 'Two', 'Three']) {
      app.pass(1000)
      await aForum(app, title)
    }
    const first = await acts(admin, { limit: '2', action: 'forum.created' })
    expect(first.data.map(({ subject }) => subject.name)).toEqual(['Three', 'Two'])
    const second = await acts(admin, { limit: '2', action: 'forum.created', before: first.next_before as string })
    expect([second.data.map(({ subject }) => subject.name), second.next_before]).toEqual([['One'], null])
    expect((await app.call(audit.list, { as: await app.person('tester') })).statusCode).toBe(403)
    expect((await app.call(audit.list, { as: admin, query: { action: 'nothing' } })).statusCode).toBe(422)
  })
})
