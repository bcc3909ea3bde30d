import { expect, test } from 'vitest'
import { lru } from './lru.ts'

const MANY = 1_000_000
const MEGABYTE = 1024 * 1024

test('an empty cache takes no memory for its entries', () => {
  const before = used()
  const cache = lru<true>(MANY)
  expect(used() - before).toBeLessThan(MEGABYTE)
  expect(cache.size).toBe(0)
})

test('a full cache drops the least recently used entry', () => {
  const cache = lru<number>(2)
  for (const [n, name] of ['first', 'second', 'third'].entries()) cache.set(name, n)
  expect([cache.get('first'), cache.get('second'), cache.get('third')]).toEqual([undefined, 1, 2])
})

function used(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
