import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryWhenIdle } from './release-memory.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('memory that a process has taken under load is released when it is idle', () => {
  const state = { work: 0, megabytes: 150, collections: 0 }
  releaseMemoryWhenIdle({ work: () => state.work, memory: () => state.megabytes, collect: () => state.collections++ })
  expect(state.collections).toBe(1)
  vi.advanceTimersByTime(MINUTE)
  expect(state.collections).toBe(1)
  Object.assign(state, { work: 0.6, megabytes: 300 })
  vi.advanceTimersByTime(5 * MINUTE)
  expect(state.collections).toBe(1)
  state.work = 0.01
  vi.advanceTimersByTime(MINUTE)
  expect(state.collections).toBe(2)
  // Nothing more can be released, so the collection is not repeated.
  vi.advanceTimersByTime(10 * MINUTE)
  expect(state.collections).toBe(2)
})
