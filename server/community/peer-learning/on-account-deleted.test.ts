import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const hub = hubCalls(app)

describe('personal data', () => {
  test('deleting an account deletes its entries and subtracts its likes', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { tip_id } = await hub.written(asha)
    const { result_id } = (await hub.share(asha, { attempt_id: await hub.attempted(asha) })).json().data
    await hub.like(ravi, tip_id)
    await hub.likeResult(ravi, result_id)
    await hub.written(ravi, { title: 'Gone soon' })
    await hub.like(asha, (await hub.tips(asha, { q: 'gone' })).data[0]?.tip_id ?? '')
    await app.call(accounts.deleteAccount, { as: ravi, body: { password: ravi.password } })
    expect((await hub.tips(asha)).data).toMatchObject([{ tip_id, likes_count: 0 }])
    expect((await hub.results(asha)).data).toMatchObject([{ result_id, likes_count: 0 }])
    const { group_id } = await hub.created(await app.person('pro'))
    const meena = await app.person('pro')
    for (const person of [asha, meena]) await hub.join(person, group_id)
    await hub.share(asha, { attempt_id: await hub.attempted(asha) })
    expect(await hub.told(meena)).toHaveLength(1)
    await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    for (const table of ['learning_tips', 'learning_tip_likes', 'shared_results', 'shared_result_likes'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await hub.told(meena), 'nor is anybody still told of what is gone').toEqual([])
  })

  test('the data export contains written, shared, liked and saved entries', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    await hub.share(asha, { attempt_id: await hub.attempted(asha), note: 'Mine' })
    await hub.written(asha, { title: 'By Asha' })
    const { tip_id } = await hub.written(ravi, { title: 'By Ravi' })
    await hub.like(asha, tip_id)
    await app.call(peerLearning.saveTip, { as: asha, params: { tipId: tip_id } })
    const reply = await app.call(accounts.exportData, { as: asha, body: { password: asha.password } })
    expect(reply.json().data.data.peerLearning).toMatchObject({
      shared_results: [{ quiz_title: 'Quiz on Budget', note: 'Mine', score: 3 }],
      learning_tips: [{ title: 'By Asha' }],
      liked_tips: [{ title: 'By Ravi' }],
      saved_tips: [{ title: 'By Ravi' }],
    })
  })
})
