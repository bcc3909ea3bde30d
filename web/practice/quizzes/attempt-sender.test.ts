import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { CallError } from '#web/platform/http/call.ts'
import { endSession, keepSession, readSession } from '#web/platform/session/session.ts'
import { keepUnsent, type UnsentAttempt, unsentAttempts } from './attempt-outbox.ts'
import { AttemptSender } from './attempt-sender.ts'

const anu: User = {
  id: 'anu',
  email: 'anu@example.test',
  username: 'anu',
  role: 'pro',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
}
const attempt = (attemptKey: string): UnsentAttempt => ({
  owner: 'anu',
  submission: { quizId: 'quiz', answers: [{ questionId: 'q1', selectedOption: 'A' }], timeTakenSeconds: 9, attemptKey },
  quizTitle: 'A quiz',
  articleTitle: 'An article',
  score: 1,
  totalQuestions: 1,
  percentage: 100,
  finishedAt: Date.now(),
})
const away = new CallError('Away', { status: 0 })
const refusal = (status: number, more = {}) => new CallError('No.', { status, code: 'no', ...more })

function setUp() {
  const send = vi.fn(async ({ submission }: UnsentAttempt) => ({ attemptId: `id of ${submission.attemptKey}` }))
  const onSaved = vi.fn()
  const onRefused = vi.fn()
  const sender = new AttemptSender({ send, owner: () => readSession().user?.id, onSaved, onRefused })
  return { send, onSaved, onRefused, sender }
}
const left = () => unsentAttempts('anu', Date.now()).length

describe('sending finished attempts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    keepSession('t', anu)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('one is kept before it is sent, and dropped once it is saved', async () => {
    const { sender, onSaved } = setUp()
    sender.submit(attempt('a'))
    expect(left()).toBe(1)
    expect(sender.savingOf('a')).toEqual({ state: 'sending' })
    await sender.sendAll()
    expect(sender.savingOf('a')).toEqual({ state: 'saved', attemptId: 'id of a' })
    expect(left()).toBe(0)
    expect(onSaved).toHaveBeenCalledOnce()
  })

  test('finishing twice sends once', async () => {
    const { sender, send } = setUp()
    sender.submit(attempt('a'))
    sender.submit(attempt('a'))
    await sender.sendAll()
    sender.submit(attempt('a'))
    await sender.sendAll()
    expect(send).toHaveBeenCalledOnce()
  })

  test('while nobody answers it waits, longer each time, and asks less and less', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValue(away)
    sender.submit(attempt('a'))
    await sender.sendAll()
    expect(sender.savingOf('a')).toEqual({ state: 'waiting' })
    for (const [pause, times] of [
      [5000, 2],
      [15_000, 3],
      [45_000, 4],
      [135_000, 5],
      [300_000, 6],
      [300_000, 7],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(send).toHaveBeenCalledTimes(times - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(send).toHaveBeenCalledTimes(times)
    }
    expect(left()).toBe(1)
  })

  test('a pause the server asks for is kept', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(refusal(429, { retryAfter: 60 }))
    sender.submit(attempt('a'))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sender.savingOf('a')).toMatchObject({ state: 'saved' })
  })

  test.each([401, 408, 429, 500, 503])('a %i may pass: it is sent again', async (status) => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(refusal(status))
    sender.submit(attempt('a'))
    await sender.sendAll()
    expect(left()).toBe(1)
    await sender.sendAll()
    expect(sender.savingOf('a')).toMatchObject({ state: 'saved' })
  })

  test.each([400, 403, 404, 409, 422])('a %i is final: it is dropped and told', async (status) => {
    const { sender, send, onRefused } = setUp()
    send.mockRejectedValue(refusal(status))
    sender.submit(attempt('a'))
    await sender.sendAll()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'No.')
    expect(sender.savingOf('a')).toEqual({ state: 'refused', text: 'No.' })
    expect(left()).toBe(0)
  })

  test('a sign-in page of the café is not the server’s word', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(refusal(403, { code: 'not_json' }))
    sender.submit(attempt('a'))
    await sender.sendAll()
    expect(left()).toBe(1)
  })

  test('one that fails does not hold up the others', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(refusal(500))
    keepUnsent(attempt('a'))
    keepUnsent(attempt('b'))
    await sender.sendAll()
    expect(unsentAttempts('anu', Date.now()).map(({ submission }) => submission.attemptKey)).toEqual(['a'])
  })

  test('one that another tab has sent meanwhile is settled here too', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(away)
    sender.submit(attempt('a'))
    await sender.sendAll()
    localStorage.removeItem('own/anu/unsent-attempt/a')
    await sender.sendAll()
    expect(sender.savingOf('a')).toMatchObject({ state: 'saved' })
  })

  test('after signing out nothing is sent and nothing is known', async () => {
    const { sender, send } = setUp()
    send.mockRejectedValueOnce(away)
    sender.submit(attempt('a'))
    await sender.sendAll()
    endSession()
    sender.forget()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
    expect(sender.savingOf('a')).toBeUndefined()
    expect(sender.unsent()).toEqual([])
  })
})
