import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { HubSamples, peerLearning } from '#contract/community/peer-learning.ts'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { importSamples } from './commands/import-samples.ts'

const app = testApp()
const hub = hubCalls(app)
const ROUNDS = 50
const AT_ONCE = 20
const samples = HubSamples.parse(JSON.parse(readFileSync('content/community/peer-learning.json', 'utf8')))

const people = async (count: number): Promise<Person[]> => {
  const made: Person[] = []
  for (let n = 0; n < count; n++) made.push(await app.person('pro'))
  return made
}
const atOnce = <T>(call: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)))
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode)

describe('concurrent requests', () => {
  test('the likes of a tip are counted exactly', async () => {
    const [asha, ...readers] = await people(6)
    const { tip_id } = await hub.written(asha as Person)
    for (let round = 0; round < ROUNDS; round++) {
      const replies = await atOnce((n) => {
        const reader = readers[n % readers.length] as Person
        return (n * 7 + round) % 3 === 0 ? hub.unlike(reader, tip_id) : hub.like(reader, tip_id)
      })
      expect(new Set(statuses(replies))).toEqual(new Set([200]))
      const liked = await app.db.selectFrom('learning_tip_likes').selectAll().execute()
      expect((await hub.tips(asha as Person)).data).toMatchObject([{ likes_count: liked.length }])
    }
  })

  test('when twenty people join a group with five places, it is full and not above its limit', async () => {
    const [asha, ...others] = await people(AT_ONCE + 1)
    for (let round = 0; round < 5; round++) {
      const { group_id } = await hub.created(asha as Person, { size_limit: 6 })
      const replies = await atOnce((n) => hub.join(others[n] as Person, group_id))
      expect(statuses(replies).toSorted()).toEqual([...Array(5).fill(200), ...Array(15).fill(409)])
      const refused = replies.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json().error).toBe(HUB_SENTENCES.groupFull)
      expect(await hub.members(asha as Person, group_id)).toHaveLength(6)
      expect((await hub.groups(asha as Person, { id: group_id })).data).toMatchObject([{ member_count: 6 }])
    }
  })

  test('the member count stays correct when people join and leave', async () => {
    const [asha, ...others] = await people(5)
    const { group_id } = await hub.created(asha as Person)
    for (let round = 0; round < ROUNDS; round++) {
      const replies = await atOnce((n) => {
        const person = others[n % others.length] as Person
        return (n * 7 + round) % 3 === 0 ? hub.leave(person, group_id) : hub.join(person, group_id)
      })
      expect(new Set(statuses(replies))).toEqual(new Set([200]))
      const members = await hub.members(asha as Person, group_id)
      expect((await hub.groups(asha as Person)).data).toMatchObject([{ member_count: members.length }])
    }
  })

  test('one attempt shared twenty times is shared once', async () => {
    const [asha] = await people(1)
    const attempt_id = await hub.attempted(asha as Person)
    const replies = await atOnce(() => hub.share(asha as Person, { attempt_id }))
    expect(statuses(replies).toSorted()).toEqual([200, ...Array(19).fill(409)])
  })

  test('one draft sent twenty times is stored once, and every request succeeds', async () => {
    const [asha] = await people(1)
    const client_key = newId()
    const replies = [
      ...(await atOnce(() => hub.write(asha as Person, { client_key }))),
      ...(await atOnce(() => hub.create(asha as Person, { client_key }))),
    ]
    expect(new Set(statuses(replies))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.json().data.tip_id ?? reply.json().data.group_id)).size).toBe(2)
  })

  test('all counters are correct when accounts are deleted while others like and join', async () => {
    for (let round = 0; round < 5; round++) {
      const [asha, ravi, ...leaving] = (await people(8)) as [Person, Person, ...Person[]]
      const [tip, group] = [await hub.written(asha), await hub.created(asha)]
      const owned = await hub.created(leaving[0] as Person)
      for (const person of leaving) {
        await hub.like(person, tip.tip_id)
        await hub.join(person, group.group_id)
        await hub.join(person, owned.group_id)
      }
      const goes = (person: Person) => app.call(accounts.deleteAccount, { as: person, body: { password: person.password } })
      const replies = await Promise.all([
        ...leaving.slice(0, 4).map(goes),
        ...leaving.slice(0, 4).map((person) => hub.unlike(person, tip.tip_id)),
        hub.like(ravi, tip.tip_id),
        hub.join(ravi, group.group_id),
        hub.join(ravi, owned.group_id),
      ])
      expect(statuses(replies.slice(0, 4))).toEqual([200, 200, 200, 200])
      expect(statuses(replies.slice(8))).toEqual([200, 200, 200])
      for (const { group_id, member_count } of (await hub.groups(ravi, { show: 'mine' })).data)
        expect(await hub.members(ravi, group_id)).toHaveLength(member_count)
      const rows = await app.db.selectFrom('learning_tip_likes').where('tip_id', '=', tip.tip_id).selectAll().execute()
      expect((await hub.tips(ravi, { id: tip.tip_id })).data).toMatchObject([{ likes_count: rows.length }])
    }
  })
})

describe('quotas of one user', () => {
  const strict = testApp({ POSTS_PER_MINUTE: '3', REACTIONS_PER_MINUTE: '3' })
  const calls = hubCalls(strict)

  test('all kinds of writing count together; a resend does not count', async () => {
    const asha = await strict.person('pro')
    const sent = { client_key: newId() }
    for (let n = 0; n < 3; n++) await calls.write(asha, sent)
    await calls.created(asha)
    const tip = await calls.written(asha)
    const late = await calls.write(asha)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
    const change = await strict.call(peerLearning.changeTip, {
      as: asha,
      params: { tipId: tip.tip_id },
      body: calls.tip({ title: 'Else' }),
    })
    expect(change.statusCode).toBe(429)
    expect((await calls.write(asha, sent)).statusCode).toBe(200)
    strict.pass(60_000)
    expect((await calls.write(asha)).statusCode).toBe(200)
  })

  test('likes, saves and joins count together; removing them is never limited', async () => {
    const [asha, ravi] = [await strict.person('pro'), await strict.person('pro')]
    const [tip, group] = [await calls.written(asha), await calls.created(asha)]
    await calls.like(ravi, tip.tip_id)
    await calls.join(ravi, group.group_id)
    await strict.call(peerLearning.saveTip, { as: ravi, params: { tipId: tip.tip_id } })
    await calls.unlike(ravi, tip.tip_id)
    const late = await calls.like(ravi, tip.tip_id)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
    expect((await calls.tips(ravi)).data).toMatchObject([{ likes_count: 0, is_liked: false }])
    expect((await calls.leave(ravi, group.group_id)).statusCode).toBe(200)
  })
})

describe('the samples of a new instance', () => {
  test('are imported once, marked as samples, without an author, in the order of their file', async () => {
    await Promise.all([importSamples(app.db, samples, app.now), importSamples(app.db, samples, app.now)])
    const reader = await app.person('pro')
    const tips = (await hub.tips(reader)).data
    expect(tips.map(({ title }) => title)).toEqual(samples.tips.map(({ title }) => title))
    expect([tips.length, (await hub.groups(reader)).data.length, (await hub.results(reader)).data.length]).toEqual([6, 4, 4])
    for (const tip of tips) expect(tip).toMatchObject({ author: null, is_sample: true, is_own: false, may_delete: false })
    expect(new Set(tips.map(({ category }) => category)).size).toBe(5)
  })

  test('can be liked and joined, and do not come back after an admin deleted them', async () => {
    await importSamples(app.db, samples, app.now)
    const [reader, admin] = [await app.person('pro'), await app.person('admin')]
    const [tip] = (await hub.tips(reader)).data
    const [group] = (await hub.groups(reader)).data
    expect((await hub.like(reader, tip?.tip_id ?? '')).json().data).toEqual({ likes_count: 1, is_liked: true })
    expect((await hub.join(reader, group?.group_id ?? '')).json().data).toEqual({ member_count: 1, is_member: true })
    expect((await hub.leave(reader, group?.group_id ?? '')).json().data).toEqual({ member_count: 0, is_member: false })
    for (const { tip_id } of (await hub.tips(admin)).data)
      expect((await app.call(peerLearning.deleteTip, { as: admin, params: { tipId: tip_id } })).statusCode).toBe(200)
    await importSamples(app.db, samples, app.now)
    expect((await hub.tips(reader)).data).toEqual([])
  })

  test('are not imported when there are entries already', async () => {
    const asha = await app.person('pro')
    await hub.written(asha)
    await importSamples(app.db, samples, app.now)
    expect([(await hub.tips(asha)).data.length, (await hub.groups(asha)).data.length]).toEqual([1, 0])
  })
})
