import { describe, expect, test } from 'vitest'
import { peerLearning } from '#contract/community/peer-learning.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hubCalls } from '#tests/support/fixtures/hub.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const hub = hubCalls(app)
const remove = (as: Parameters<typeof hub.like>[0], tipId: string) => app.call(peerLearning.deleteTip, { as, params: { tipId } })

describe('searching the hub', () => {
  test('finds words in any order, and filters by category', async () => {
    const asha = await app.person('pro')
    await hub.written(asha, { title: 'Money bills', content: 'Article 110, to the letter.' })
    await hub.written(asha, { title: 'मौलिक अधिकार', content: 'अनुच्छेद 14 से 32', category: 'History' })
    await hub.written(asha, { title: 'Percent signs', content: '100%_sure \\ yes' })
    const found = async (query: Record<string, unknown>) => (await hub.tips(asha, query)).data.map(({ title }) => title)
    expect(await found({ q: 'ARTICLE money' })).toEqual(['Money bills'])
    expect(await found({ q: 'अनुच्छेद' })).toEqual(['मौलिक अधिकार'])
    for (const q of ['100%', '%_s', '\\']) expect(await found({ q })).toEqual(['Percent signs'])
    expect(await found({ q: '_' })).toEqual(['Percent signs'])
    expect(await found({ q: 'money', category: 'History' })).toEqual([])
    expect(await found({ category: 'History' })).toEqual(['मौलिक अधिकार'])
    expect(await found({ q: '   ' })).toHaveLength(3)
  })

  test('pages neither skip nor repeat entries, even if entries are deleted in between', async () => {
    const asha = await app.person('pro')
    for (let n = 0; n < 7; n++) await hub.written(asha, { title: `Needle ${n}` })
    for (let n = 0; n < 3; n++) await hub.written(asha, { title: `Hay ${n}` })
    const first = await hub.tips(asha, { q: 'needle', limit: 3 })
    await remove(asha, first.data.at(-1)?.tip_id ?? '')
    const second = await hub.tips(asha, { q: 'needle', limit: 3, before: first.next_before })
    const third = await hub.tips(asha, { q: 'needle', limit: 3, before: second.next_before })
    expect([first, second, third].map(({ data }) => data.length)).toEqual([3, 3, 1])
    expect(third.next_before).toBeNull()
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ tip_id }) => tip_id))
    expect(new Set(ids).size).toBe(7)
  })

  test('finds one entry by its id, for links in notifications', async () => {
    const asha = await app.person('pro')
    const { tip_id } = await hub.written(asha)
    await hub.written(asha)
    expect((await hub.tips(asha, { id: tip_id })).data.map((tip) => tip.tip_id)).toEqual([tip_id])
    expect((await hub.tips(asha, { id: newId() })).data).toEqual([])
  })

  test('invalid query parameters are rejected with a message', async () => {
    const asha = await app.person('pro')
    for (const query of [
      { category: 'All' },
      { show: 'theirs' },
      { id: 'x' },
      { before: 'x' },
      { limit: 101 },
      { q: 'x'.repeat(101) },
    ])
      expect((await app.call(peerLearning.tips, { as: asha, query })).statusCode).toBe(422)
  })
})
