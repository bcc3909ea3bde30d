import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#web/platform/http/call.ts'
import { sendAll } from '#web/platform/offline/outbox.ts'
import { deliveryOf, pending } from '#web/platform/offline/outbox-state.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { toastMessages } from '#web/ui/status/toast-store.ts'
import { submitAttempt } from './api.ts'
import { ATTEMPT, showResults, submit, type UnsentAttempt } from './unsent-attempts.ts'

vi.mock('./api.ts', () => ({ submitAttempt: vi.fn() }))
const server = vi.mocked(submitAttempt)

const attempt = (attemptKey: string, owner = 'anu'): UnsentAttempt => ({
  owner,
  submission: { quizId: 'quiz', answers: [{ questionId: 'q1', selectedOption: 'A' }], timeTakenSeconds: 9, attemptKey },
  quizTitle: 'A quiz',
  articleTitle: 'An article',
  score: 1,
  totalQuestions: 1,
  percentage: 100,
  finishedAt: Date.now(),
})
const unsent = () => pending(ATTEMPT).map(({ key }) => key)

describe('a finished attempt', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    endSession()
    localStorage.clear()
    server.mockReset().mockImplementation(async ({ attemptKey }) => ({ attemptId: `id of ${attemptKey}` }) as never)
    saveSession('t', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is saved once, however often it is submitted', async () => {
    submit(attempt('a'))
    submit(attempt('a'))
    await sendAll()
    submit(attempt('a'))
    await sendAll()
    expect(server).toHaveBeenCalledOnce()
    expect(deliveryOf(ATTEMPT, 'a')).toEqual({ state: 'sent', reply: { attemptId: 'id of a' } })
    expect(unsent()).toEqual([])
  })

  test('belongs to one person and is deleted at sign-out', async () => {
    server.mockRejectedValue(new CallError('Away', { status: 0 }))
    submit(attempt('of-ben', 'ben'))
    submit(attempt('mine'))
    expect(unsent()).toEqual(['mine'])
    endSession()
    expect(localStorage).toHaveLength(0)
    submit(attempt('late'))
    expect(localStorage).toHaveLength(0)
  })

  test('is dropped with a reason when the server refuses it', async () => {
    server.mockRejectedValue(new CallError('No.', { status: 422, code: 'no' }))
    submit(attempt('a'))
    await sendAll()
    expect([deliveryOf(ATTEMPT, 'a'), unsent()]).toEqual([{ state: 'refused', message: 'No.' }, []])
    expect(toastMessages().map(({ text }) => text)).toContain('Your attempt at “A quiz” could not be saved: No.')
  })

  test('is refused without a second message while its results are shown', async () => {
    server.mockRejectedValue(new CallError('Never.', { status: 422, code: 'no' }))
    const hide = showResults('shown')
    submit(attempt('shown'))
    await sendAll()
    hide()
    expect(deliveryOf(ATTEMPT, 'shown')).toEqual({ state: 'refused', message: 'Never.' })
    expect(toastMessages().filter(({ text }) => text.includes('Never.'))).toEqual([])
  })

  test.each([{ owner: 'anu' }, attempt('one', 'ben'), [], null])('is dropped if the stored value is invalid: %j', (what) => {
    localStorage.setItem('own/anu/waiting/quiz-attempt/one', JSON.stringify({ what, at: Date.now(), stamp: 1 }))
    expect(unsent()).toEqual([])
    expect(localStorage.getItem('own/anu/waiting/quiz-attempt/one')).toBeNull()
  })
})
