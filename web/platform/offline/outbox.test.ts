import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#web/platform/http/call.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { deliver, enqueue, retryAll, sendAll } from './outbox.ts'
import { declareKind } from './outbox-kinds.ts'
import { cancel, deliveryOf, onOutboxChange, pending, pendingCount, waitingCount } from './outbox-state.ts'

const person = (id: string, role: User['role'] = 'pro') => ({ id, email: `${id}@example.test`, role }) as User
const away = new CallError('Away', { status: 0 })
const refusal = (status: number, more = {}) => new CallError('No.', { status, code: 'no', ...more })

const send = vi.fn(async (value: unknown, key: string): Promise<string> => `${JSON.stringify(value)} of ${key}`)
const onSent = vi.fn()
const onRefused = vi.fn()

declareKind('result', { storedFor: 'everybody', maxItems: 20, repeatsForReply: true, send, onSent, onRefused })
declareKind('mark', { storedFor: 'pro', send, onSent, onRefused })

const keys = (kind: string) => pending(kind).map(({ key }) => key)
const store = (name: string, what: unknown, at = Date.now()) =>
  localStorage.setItem(`own/anu/waiting/${name}`, JSON.stringify({ what, at, stamp: at }))

beforeEach(() => {
  vi.useFakeTimers()
  endSession()
  localStorage.clear()
  for (const mock of [send, onSent, onRefused]) mock.mockReset()
  send.mockImplementation(async (value, key) => `${JSON.stringify(value)} of ${key}`)
  saveSession('t', person('anu'))
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change that somebody waits for fails for them, also if one in the background was queued before it', async () => {
  const first = Promise.withResolvers<string>()
  send.mockReturnValueOnce(first.promise).mockRejectedValueOnce(refusal(429))
  enqueue('result', 'a', 1)
  await vi.advanceTimersByTimeAsync(0)
  enqueue('result', 'a', 2)
  const waiting = deliver('result', 'a', 3)
  const failed = expect(waiting).rejects.toMatchObject({ status: 429 })
  first.resolve('1 of a')
  await failed
  expect(send.mock.calls.map(([value]) => value)).toEqual([1, 3])
})

describe('a change that is sent in the background', () => {
  test('is stored before it is sent, and removed once it has arrived', async () => {
    enqueue('result', 'a', 1)
    expect([pendingCount(), waitingCount(), deliveryOf('result', 'a')]).toEqual([1, 0, { state: 'sending' }])
    await sendAll()
    expect(deliveryOf('result', 'a')).toEqual({ state: 'sent', reply: '1 of a' })
    expect([pendingCount(), localStorage.getItem('own/anu/waiting/result/a')]).toEqual([0, null])
    expect(onSent).toHaveBeenCalledExactlyOnceWith(1, '1 of a')
  })

  test('is retried with longer and longer pauses while the server cannot be reached', async () => {
    send.mockRejectedValue(away)
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveryOf('result', 'a')).toEqual({ state: 'waiting' })
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
    expect([pendingCount(), waitingCount()]).toEqual([1, 1])
  })

  test('waits as long as the server asks (Retry-After), whatever else would send it', async () => {
    send.mockRejectedValueOnce(refusal(429, { retryAfter: 60 }))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(59_999)
    await retryAll()
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(deliveryOf('result', 'a')).toMatchObject({ state: 'sent' })
  })

  test('says why the server did not take it yet, unless the server was not reached', async () => {
    send.mockRejectedValueOnce(refusal(429))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveryOf('result', 'a')).toEqual({ state: 'waiting', reason: 'No.' })
    for (const error of [away, refusal(502, { code: 'not_json' })]) {
      send.mockRejectedValueOnce(error)
      await sendAll()
      expect(deliveryOf('result', 'a')).toEqual({ state: 'waiting' })
    }
  })

  test.each([401, 408, 429, 500, 503])('is sent again after a %i', async (status) => {
    send.mockRejectedValueOnce(refusal(status))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(pendingCount()).toBe(1)
    await sendAll()
    expect(deliveryOf('result', 'a')).toMatchObject({ state: 'sent' })
  })

  test.each([400, 403, 404, 409, 422])('is dropped after a %i, and the user sees a message', async (status) => {
    send.mockRejectedValue(refusal(status))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(1, 'No.')
    expect([deliveryOf('result', 'a'), pendingCount()]).toEqual([{ state: 'refused', message: 'No.' }, 0])
  })

  test('is not dropped after an error page of a proxy', async () => {
    send.mockRejectedValueOnce(refusal(403, { code: 'not_json' }))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(pendingCount()).toBe(1)
  })

  test('that fails does not block the others', async () => {
    send.mockRejectedValueOnce(refusal(500))
    store('result/a', 1, Date.now() - 2)
    store('result/b', 2, Date.now() - 1)
    await sendAll()
    expect(keys('result')).toEqual(['a'])
  })

  test('stops the round when the server cannot be reached', async () => {
    send.mockRejectedValue(away)
    store('result/a', 1, Date.now() - 2)
    store('result/b', 2, Date.now() - 1)
    await sendAll()
    expect(send).toHaveBeenCalledOnce()
  })

  test('that another tab has sent is sent again if its kind needs the reply', async () => {
    send.mockRejectedValueOnce(away)
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    localStorage.removeItem('own/anu/waiting/result/a')
    await sendAll()
    expect(deliveryOf('result', 'a')).toMatchObject({ state: 'sent' })
  })

  test('is neither sent nor known after signing out', async () => {
    send.mockRejectedValueOnce(away)
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    endSession()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
    expect([deliveryOf('result', 'a'), keys('result'), localStorage.length]).toEqual([undefined, [], 0])
  })

  test('is sent when the user signs in again after the session has expired', async () => {
    send.mockRejectedValueOnce(refusal(401))
    enqueue('result', 'a', 1)
    await vi.advanceTimersByTimeAsync(0)
    endSession('expired')
    saveSession('t2', person('anu'))
    await retryAll()
    expect([send.mock.calls.length, pendingCount()]).toEqual([2, 0])
  })

  test('is dropped beyond the maximum number of its kind, and after a month', async () => {
    for (let n = 0; n < 25; n++) store(`result/k${n}`, n, Date.now() - 1000 + n)
    send.mockRejectedValue(away)
    enqueue('result', 'last', 1)
    expect([keys('result').length, keys('result')[0]]).toEqual([20, 'k6'])
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect(keys('result')).toEqual([])
  })

  test.each(['{', 'null', '[]', '{"at":1}', '{"what":1,"at":1e300,"stamp":1}'])(
    'is dropped when it cannot be read: %s',
    (stored) => {
      localStorage.setItem('own/anu/waiting/result/a', stored)
      expect([keys('result'), pendingCount(), localStorage.getItem('own/anu/waiting/result/a')]).toEqual([[], 0, null])
    },
  )
})

describe('a change for which the user waits', () => {
  test('returns the reply when it arrives', async () => {
    expect(await deliver('mark', '1', true)).toEqual({ state: 'sent', reply: 'true of 1' })
    expect([onSent.mock.calls.length, pendingCount()]).toEqual([0, 0])
  })

  test('waits while the server cannot be reached, for users who read offline', async () => {
    send.mockRejectedValueOnce(away)
    expect(await deliver('mark', '1', true)).toMatchObject({ state: 'waiting' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(onSent).toHaveBeenCalledExactlyOnceWith(true, 'true of 1')
    expect(pendingCount()).toBe(0)
  })

  test('stays in the outbox when the session has ended, and is sent after the user has signed in again', async () => {
    send.mockImplementationOnce(async () => {
      endSession('expired')
      throw refusal(401)
    })
    expect(await deliver('mark', '1', true)).toMatchObject({ state: 'waiting' })
    saveSession('t2', person('anu'))
    await retryAll()
    expect([send.mock.calls.length, pendingCount()]).toEqual([2, 0])
  })

  test('fails for other users, and leaves nothing behind', async () => {
    saveSession('f', person('ben', 'free'))
    send.mockRejectedValueOnce(away)
    await expect(deliver('mark', '1', true)).rejects.toThrow('Away')
    expect([pendingCount(), deliveryOf('mark', '1')?.state]).toEqual([0, 'refused'])
  })

  test.each([429, 500])('fails when the server answers with a %i', async (status) => {
    send.mockRejectedValueOnce(refusal(status))
    await expect(deliver('mark', '1', true)).rejects.toThrow('No.')
    expect([pendingCount(), onRefused.mock.calls.length]).toEqual([0, 0])
  })

  test('is replaced by a later one of the same key', async () => {
    send.mockRejectedValueOnce(away)
    await deliver('mark', '1', true)
    send.mockRejectedValueOnce(away)
    await deliver('mark', '1', false)
    await sendAll()
    expect([send.mock.calls.at(-1), pendingCount()]).toEqual([[false, '1'], 0])
    expect(send).toHaveBeenCalledTimes(3)
  })

  test('can be cancelled while it waits', async () => {
    send.mockRejectedValueOnce(away)
    await deliver('mark', '1', true)
    cancel('mark', '1')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(send).toHaveBeenCalledOnce()
  })

  test('left by an earlier visit is sent in the order in which it was made', async () => {
    store('mark/1', 'second', Date.now() - 1)
    store('mark/2', 'first', Date.now() - 2)
    expect(deliveryOf('mark', '1')).toEqual({ state: 'waiting' })
    await sendAll()
    expect(send.mock.calls.map(([value]) => value)).toEqual(['first', 'second'])
  })
})

test('is announced to listeners until they unsubscribe', async () => {
  const hear = vi.fn()
  const stop = onOutboxChange(hear)
  await deliver('mark', '1', true)
  expect(hear.mock.calls.length).toBeGreaterThanOrEqual(2)
  stop()
  hear.mockClear()
  await deliver('mark', '1', false)
  expect(hear).not.toHaveBeenCalled()
})
