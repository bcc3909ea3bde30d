import { describe, expect, test } from 'vitest'
import { Together } from './together.ts'

describe('work done together', () => {
  test('a lone caller is served at once, and those who come meanwhile share the next batch', async () => {
    const batches: number[][] = []
    const together = new Together<number, number>(async (items) => {
      batches.push(items)
      return items.map((item) => item * 2)
    }, 3)
    expect(await Promise.all([1, 2, 3, 4, 5].map((item) => together.do(item)))).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
    expect(await together.do(6)).toBe(12)
  })

  test('one that cannot be done does not stop the others', async () => {
    const together = new Together<number, number>(async (items) => {
      if (items.includes(3)) throw new Error('not three')
      return items
    }, 10)
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => together.do(item)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await together.do(5)).toBe(5)
  })
})
