import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { COMMUNITY_FORBIDDEN } from '#contract/community/forum-rules.ts'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { studyGroups } from '#contract/community/study-groups.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const hub = hubCalls(app)
const MINUTE = 60_000
const pro = () => app.person('pro')
const said = (reply: { statusCode: number; json(): { error: string } }) => [reply.statusCode, reply.json().error]
const change = (as: Person, groupId: string, text: Record<string, unknown>) =>
  app.call(studyGroups.change, { as, params: { groupId }, body: hub.group(text) })
const remove = (as: Person, groupId: string) => app.call(studyGroups.remove, { as, params: { groupId } })
const handOver = (as: Person, groupId: string, to: string) =>
  app.call(studyGroups.handOver, { as, params: { groupId }, body: { user_id: to } })
const leaves = (person: Person) => app.call(accounts.deleteAccount, { as: person, body: { password: person.password } })
const only = async (as: Person) => (await hub.groups(as)).data[0]

describe('study groups', () => {
  test('start with their owner as the first member and a limit of twenty', async () => {
    const [asha, ravi] = [await pro(), await pro()]
    const { group_id } = await hub.created(asha, { name: ' Morning   readers ', description: 'சங்கம்' })
    expect(await only(ravi)).toEqual({
      group_id,
      author: { username: asha.username },
      is_own: false,
      is_sample: false,
      may_delete: false,
      category: 'History',
      created_at: '2026-01-15T06:00:00.000Z',
      name: 'Morning readers',
      description: 'சங்கம்',
      size_limit: 20,
      member_count: 1,
      is_member: false,
    })
    expect(await only(asha)).toMatchObject({ is_own: true, may_delete: true, is_member: true })
    expect(await hub.members(ravi, group_id)).toEqual([`${asha.username} (owner)`])
  })

  test('can be joined and left repeatedly, and the member count stays correct', async () => {
    const [asha, ravi, meena] = [await pro(), await pro(), await app.person('tester')]
    const { group_id } = await hub.created(asha)
    for (const person of [ravi, ravi, meena]) {
      app.pass(MINUTE)
      expect((await hub.join(person, group_id)).statusCode).toBe(200)
    }
    expect(await hub.members(asha, group_id)).toEqual([`${asha.username} (owner)`, ravi.username, meena.username])
    expect((await hub.join(ravi, group_id)).json().data).toEqual({ member_count: 3, is_member: true })
    for (let n = 0; n < 2; n++)
      expect((await hub.leave(ravi, group_id)).json().data).toEqual({ member_count: 2, is_member: false })
    expect(await hub.members(asha, group_id)).toEqual([`${asha.username} (owner)`, meena.username])
    expect((await hub.groups(ravi, { show: 'mine' })).data).toEqual([])
    expect((await hub.groups(meena, { show: 'mine' })).data).toHaveLength(1)
  })

  test('the owner is notified of each new member once', async () => {
    const [asha, ravi] = [await pro(), await pro()]
    const { group_id } = await hub.created(asha)
    for (const call of [hub.join, hub.leave, hub.join]) await call(ravi, group_id)
    expect(await hub.told(asha)).toEqual([
      {
        type: 'study_group_joined',
        title: 'New member in your study group',
        message: `${ravi.username} joined Morning readers`,
        path: `/community/peer-learning?tab=groups&id=${group_id}`,
      },
    ])
    expect(await hub.told(ravi)).toEqual([])
  })

  test('a full group can be joined only after someone leaves', async () => {
    const [asha, ravi, meena] = [await pro(), await pro(), await pro()]
    const { group_id } = await hub.created(asha, { size_limit: 2 })
    await hub.join(ravi, group_id)
    expect(said(await hub.join(meena, group_id))).toEqual([409, HUB_SENTENCES.groupFull])
    expect((await hub.join(ravi, group_id)).statusCode, 'who is in stays in').toBe(200)
    await hub.leave(ravi, group_id)
    expect((await hub.join(meena, group_id)).json().data).toEqual({ member_count: 2, is_member: true })
  })

  test('can be edited by their owner only, and the limit cannot be lower than the member count', async () => {
    const [asha, ravi, admin] = [await pro(), await pro(), await app.person('admin')]
    const { group_id } = await hub.created(asha)
    for (const person of [ravi, admin]) await hub.join(person, group_id)
    for (const person of [ravi, admin])
      expect(said(await change(person, group_id, {}))).toEqual([404, HUB_SENTENCES.groupNotFound])
    expect(said(await change(asha, group_id, { size_limit: 2 }))).toEqual([
      409,
      'The group already has 3 members. The limit can’t be lower.',
    ])
    const reply = await change(asha, group_id, { name: 'Evening readers', size_limit: 3 })
    expect(reply.json().data).toMatchObject({ name: 'Evening readers', size_limit: 3, member_count: 3 })
  })

  test('can be deleted by their owner and by moderators', async () => {
    const [asha, ravi] = [await pro(), await pro()]
    for (const person of [asha, await app.person('admin'), await app.person('tester')]) {
      const { group_id } = await hub.created(asha)
      await hub.join(ravi, group_id)
      expect(said(await remove(ravi, group_id))).toEqual([404, HUB_SENTENCES.groupNotFound])
      expect((await remove(person, group_id)).statusCode).toBe(200)
      for (const reply of [await hub.join(ravi, group_id), await hub.leave(ravi, group_id), await remove(person, group_id)])
        expect(said(reply)).toEqual([404, HUB_SENTENCES.groupNotFound])
    }
    expect(await app.db.selectFrom('study_group_members').selectAll().execute()).toEqual([])
  })

  test('the owner cannot leave before transferring the group', async () => {
    const [asha, ravi, stranger, lapsed] = [await pro(), await pro(), await pro(), await pro()]
    const { group_id } = await hub.created(asha)
    for (const person of [ravi, lapsed]) await hub.join(person, group_id)
    await changeRoleByEmail(app.db, lapsed.email, 'free', app.now)
    expect(said(await hub.leave(asha, group_id))).toEqual([409, HUB_SENTENCES.ownerStays])
    expect(said(await handOver(ravi, group_id, ravi.id))).toEqual([404, HUB_SENTENCES.groupNotFound])
    expect(said(await handOver(asha, group_id, stranger.id))).toEqual([409, HUB_SENTENCES.notAMember])
    expect(said(await handOver(asha, group_id, newId()))).toEqual([409, HUB_SENTENCES.notAMember])
    expect(said(await handOver(asha, group_id, lapsed.id))).toEqual([409, HUB_SENTENCES.cannotTakeOver])
    const reply = await handOver(asha, group_id, ravi.id)
    expect(reply.json().data).toMatchObject({ author: { username: ravi.username }, is_own: false, is_member: true })
    expect((await hub.told(ravi)).map(({ message }) => message)).toEqual(['You are the owner of Morning readers'])
    expect((await hub.leave(asha, group_id)).json().data).toEqual({ member_count: 2, is_member: false })
  })

  test('a user can be in at most twenty groups', async () => {
    const [asha, ravi] = [await pro(), await pro()]
    const owners = [asha, await pro()]
    const ids: string[] = []
    for (let n = 0; n < 21; n++) ids.push((await hub.created(owners[n % 2] as Person)).group_id)
    for (const id of ids.slice(0, 20)) expect((await hub.join(ravi, id)).statusCode).toBe(200)
    expect(said(await hub.join(ravi, ids[20] ?? ''))).toEqual([409, HUB_SENTENCES.tooManyGroups])
    expect(said(await hub.create(ravi))).toEqual([409, HUB_SENTENCES.tooManyGroups])
    await hub.leave(ravi, ids[0] ?? '')
    expect((await hub.create(ravi)).statusCode).toBe(200)
  })

  test('a resend returns the stored group; other text with the same key is refused', async () => {
    const asha = await pro()
    const sent = { client_key: newId() }
    const first = await hub.create(asha, sent)
    expect((await hub.create(asha, sent)).json()).toEqual(first.json())
    expect(said(await hub.create(asha, { ...sent, size_limit: 30 }))).toEqual([422, 'This was already sent with different text'])
    expect((await hub.groups(asha)).data).toHaveLength(1)
  })

  test('can be found by words and category', async () => {
    const asha = await pro()
    await hub.created(asha, { name: 'Polity mornings', description: 'One chapter a week', category: 'Polity' })
    await hub.created(asha, { name: 'History evenings' })
    const found = async (query: Record<string, unknown>) => (await hub.groups(asha, query)).data.map(({ name }) => name)
    expect(await found({ q: 'chapter POLITY' })).toEqual(['Polity mornings'])
    expect(await found({ category: 'History' })).toEqual(['History evenings'])
  })

  test.each<[sentence: string, parts: Record<string, unknown>]>([
    ['The name must be at least 3 characters', { name: 'ab ' }],
    ['The name must be at most 80 characters', { name: 'x'.repeat(81) }],
    ['The description must be at most 500 characters', { description: 'x'.repeat(501) }],
    ['The size limit must be at least 2', { size_limit: 1 }],
    ['The size limit must be at most 50', { size_limit: 51 }],
    ['The size limit must be a whole number', { size_limit: 2.5 }],
    ['The size limit must be a number', { size_limit: '20' }],
  ])('one can be refused: %s', async (sentence, parts) => {
    expect(said(await hub.create(await pro(), parts))).toEqual([422, sentence])
  })

  test('are closed to users without access', async () => {
    const [free, asha] = [await app.person('free'), await pro()]
    const { group_id } = await hub.created(asha)
    const params = { groupId: group_id }
    for (const reply of [
      await app.call(studyGroups.list, { as: free }),
      await app.call(studyGroups.members, { as: free, params }),
      await hub.join(free, group_id),
      await hub.create(free),
    ])
      expect(said(reply)).toEqual([403, COMMUNITY_FORBIDDEN])
    expect(said(await app.call(studyGroups.members, { as: asha, params: { groupId: newId() } }))).toEqual([
      404,
      HUB_SENTENCES.groupNotFound,
    ])
  })
})

describe('deleting an account', () => {
  test('transfers its group to the longest-standing member with access, who is notified', async () => {
    const [asha, lapsed, ravi, meena] = [await pro(), await pro(), await pro(), await pro()]
    const { group_id } = await hub.created(asha)
    for (const person of [lapsed, ravi, meena]) {
      app.pass(MINUTE)
      await hub.join(person, group_id)
    }
    await changeRoleByEmail(app.db, lapsed.email, 'free', app.now)
    await leaves(asha)
    expect(await only(meena)).toMatchObject({ author: { username: ravi.username }, member_count: 3 })
    expect((await hub.told(ravi)).map(({ title }) => title)).toEqual(['You now own a study group'])
    expect(await hub.members(meena, group_id)).toEqual([lapsed.username, `${ravi.username} (owner)`, meena.username])
  })

  test('transfers a group without any member with access to its longest-standing member', async () => {
    const [asha, lapsed, ravi] = [await pro(), await pro(), await pro()]
    const { group_id } = await hub.created(asha)
    await hub.join(lapsed, group_id)
    await changeRoleByEmail(app.db, lapsed.email, 'free', app.now)
    await leaves(asha)
    expect(await hub.members(ravi, group_id)).toEqual([`${lapsed.username} (owner)`])
    expect(await hub.told(lapsed)).toEqual([])
  })

  test('deletes a group without other members and lowers the member count of the others', async () => {
    const [asha, ravi] = [await pro(), await pro()]
    await hub.created(asha, { name: 'Alone' })
    const { group_id } = await hub.created(ravi)
    await hub.join(asha, group_id)
    await leaves(asha)
    expect((await hub.groups(ravi)).data).toMatchObject([{ group_id, member_count: 1 }])
  })
})
