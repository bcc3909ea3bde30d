import { expect, test } from 'vitest'
import { WaitTime } from './wait-time.ts'

test('the wait is that of the first in the queue, and an earlier one no longer counts', async () => {
  let now = 0
  const wait = new WaitTime(() => now)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pending = wait.measure(() => first.promise)
  now = 300
  expect(wait.ms).toBe(300)
  const next = wait.measure(() => second.promise)
  first.resolve()
  await pending
  expect(wait.ms).toBe(0)
  now = 310
  expect(wait.ms).toBe(10)
  second.reject(new Error('no connection'))
  await expect(next).rejects.toThrow('no connection')
  expect(wait.ms).toBe(0)
})
