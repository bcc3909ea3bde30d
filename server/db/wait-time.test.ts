import { expect, test } from 'vitest'
import { WaitTime } from './wait-time.ts'

test('a wait counts while others wait, and a failed one too', async () => {
  const wait = new WaitTime()
  expect(wait.ms).toBe(0)
  const last = Promise.withResolvers<void>()
  const pending = wait.measure(() => last.promise)
  expect(wait.ms).toBe(0)
  await expect(wait.measure(async () => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
  expect(wait.ms).toBeGreaterThan(0)
  last.resolve()
  await pending
  expect(wait.ms).toBe(0)
})
