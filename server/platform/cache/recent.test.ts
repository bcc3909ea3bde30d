import { describe, expect, test } from 'vitest'
import { Recent } from './recent.ts'

const NOW = Number.POSITIVE_INFINITY

/** Each look gives the next number, when told to. */
function looks() {
  const recent = new Recent<{ n: number }>()
  let n = 0
  return {
    recent,
    look: () => Promise.resolve({ n: ++n }),
    get count() {
      return n
    },
  }
}

describe('what was found a moment ago', () => {
  test('is given to all who can do with it, and looked up once', async () => {
    const { recent, look } = looks()
    const since = Date.now() - 1000
    const found = await Promise.all([recent.get('a', since, look), recent.get('a', since, look), recent.get('b', since, look)])
    expect(found).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }])
  })

  test('is not given to somebody who has changed something since, and what they see is given to others', async () => {
    const { recent, look } = looks()
    await recent.get('a', 0, look)
    expect(await recent.get('a', Date.now(), look)).toEqual({ n: 2 })
    expect(await recent.get('a', NOW, look)).toEqual({ n: 3 })
    expect(await recent.get('a', 0, look)).toEqual({ n: 3 })
  })

  test('is looked up again once it has changed, also where it was being looked up', async () => {
    const { recent, look } = looks()
    const before = recent.get('a 1', 0, look)
    await recent.get('b 1', 0, look)
    recent.forget('a')
    expect(await before).toEqual({ n: 1 })
    expect(await recent.get('a 1', 0, look)).toEqual({ n: 3 })
    expect(await recent.get('b 1', 0, look)).toEqual({ n: 2 })
    recent.forget('*')
    expect(await recent.get('b 1', 0, look)).toEqual({ n: 4 })
  })

  test('is not kept when looking failed', async () => {
    const { recent, look } = looks()
    await expect(recent.get('b', 0, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await recent.get('b', 0, look)).toEqual({ n: 1 })
  })
})
