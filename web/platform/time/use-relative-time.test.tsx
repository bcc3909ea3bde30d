import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRelativeTime } from './use-relative-time.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const renders = vi.fn()

function Age({ at }: { at: string }) {
  const text = useRelativeTime(at)
  renders(text)
  return text
}

const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString()

test('only the ages that have changed are rendered again', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() =>
    root.render([createElement(Age, { key: 1, at: before(0) }), createElement(Age, { key: 2, at: before(90 * MINUTE) })]),
  )
  expect(box.textContent).toBe('Just now1 hour ago')
  renders.mockClear()
  flushSync(() => vi.advanceTimersByTime(30_000))
  expect(renders).not.toHaveBeenCalled()
  flushSync(() => vi.advanceTimersByTime(30_000))
  expect(box.textContent).toBe('1 minute ago1 hour ago')
  expect(renders.mock.calls).toEqual([['1 minute ago']])
  flushSync(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
