import { afterEach, expect, test, vi } from 'vitest'
import { isOffline, reportUnreachable } from './network.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after a lost network the page asks the server until it answers, although the browser saw no change', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { hidden: false })
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  reportUnreachable()
  expect(isOffline()).toBe(false)
  reportUnreachable()
  expect(isOffline()).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOffline()).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOffline()).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
