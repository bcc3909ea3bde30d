import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PositionSaver, SAVE_EVERY_MS } from './position-saver.ts'

describe('saving the reading position', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('scrolling saves the latest position at intervals', () => {
    const send = vi.fn()
    const saver = new PositionSaver(send)
    for (const position of [0.1, 0.2, 0.3]) saver.note(position)
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SAVE_EVERY_MS)
    expect(send.mock.calls).toEqual([[0.3, { isLeaving: false }]])
  })

  test('leaving the page saves at once and only once', () => {
    const send = vi.fn()
    const saver = new PositionSaver(send)
    saver.note(0.42)
    saver.leave()
    saver.leave()
    vi.advanceTimersByTime(SAVE_EVERY_MS)
    expect(send.mock.calls).toEqual([[0.42, { isLeaving: true }]])
  })

  test('restoring the saved position saves nothing', () => {
    const send = vi.fn()
    const saver = new PositionSaver(send)
    saver.known(0.5)
    saver.note(0.501)
    saver.leave()
    expect(send).not.toHaveBeenCalled()
  })

  test('opening without scrolling saves nothing', () => {
    const send = vi.fn()
    new PositionSaver(send).leave()
    expect(send).not.toHaveBeenCalled()
  })

  test('going back to the top is saved', () => {
    const send = vi.fn()
    const saver = new PositionSaver(send)
    saver.known(0.5)
    saver.note(0)
    saver.leave()
    expect(send.mock.calls).toEqual([[0, { isLeaving: true }]])
  })
})
