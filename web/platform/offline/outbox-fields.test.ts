import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#web/platform/http/call.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { deliver, enqueue, sendAll } from './outbox.ts'
import { declareKind } from './outbox-kinds.ts'
import { pendingCount, pendingValue } from './outbox-state.ts'

const away = new CallError('Away', { status: 0 })
const sendPreferences = vi.fn(async (_: object): Promise<unknown> => undefined)

declareKind('settings', { storedFor: 'everybody', mergesFields: true, send: sendPreferences })
declareKind('preferences', { storedFor: 'nobody', mergesFields: true, send: sendPreferences })

/** A server whose replies the test controls. */
function aSlowServer() {
  const answers: { accept: () => void; refuse: (error?: Error) => void }[] = []
  sendPreferences.mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        answers.push({
          accept: () => resolve(undefined),
          refuse: (error = new CallError('No.', { status: 422, code: 'no' })) => reject(error),
        }),
      ),
  )
  return async (index: number) => {
    for (let turn = 0; turn < 20 && answers.length <= index; turn++) await vi.advanceTimersByTimeAsync(0)
    return answers[index] as (typeof answers)[number]
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  endSession()
  localStorage.clear()
  sendPreferences.mockReset().mockImplementation(async () => undefined)
  saveSession('t', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('changes of fields', () => {
  const open = () => pendingValue('preferences', 'mine') ?? {}

  test('are pending until the server has stored them', async () => {
    const answer = aSlowServer()
    const saved = deliver('preferences', 'mine', { digest: false })
    expect(open()).toEqual({ digest: false })
    ;(await answer(0)).accept()
    expect(await saved).toMatchObject({ state: 'sent' })
    expect([open(), sendPreferences.mock.calls[0]?.[0]]).toEqual([{}, { digest: false }])
  })

  test('a switch pressed twice during the first request ends in the last state', async () => {
    const answer = aSlowServer()
    const off = deliver('preferences', 'mine', { digest: false })
    const first = await answer(0)
    const on = deliver('preferences', 'mine', { digest: true })
    expect([open(), sendPreferences.mock.calls.length]).toEqual([{ digest: true }, 1])
    first.accept()
    expect(await off).toEqual({ state: 'replaced' })
    ;(await answer(1)).accept()
    expect(await on).toMatchObject({ state: 'sent' })
    expect(sendPreferences.mock.calls.map(([value]) => value)).toEqual([{ digest: false }, { digest: true }])
  })

  test('twenty presses make two requests, and the second has the last state', async () => {
    const answer = aSlowServer()
    deliver('preferences', 'mine', { digest: false })
    const first = await answer(0)
    const presses = Array.from({ length: 19 }, (_, press) => deliver('preferences', 'mine', { digest: press % 2 === 0 }))
    deliver('preferences', 'mine', { streaks: false })
    first.accept()
    ;(await answer(1)).accept()
    await Promise.all(presses)
    expect(sendPreferences.mock.calls.map(([value]) => value)).toEqual([{ digest: false }, { digest: true, streaks: false }])
  })

  test('a refused change is reported, and the next change is still sent', async () => {
    const answer = aSlowServer()
    const refused = deliver('preferences', 'mine', { digest: false })
    const first = await answer(0)
    const saved = deliver('preferences', 'mine', { streaks: false })
    first.refuse()
    await expect(refused).rejects.toThrow('No.')
    expect(open()).toEqual({ streaks: false })
    ;(await answer(1)).accept()
    expect(await saved).toMatchObject({ state: 'sent' })
    expect(open()).toEqual({})
  })

  test('a refused change that the user has undone is not reported', async () => {
    const answer = aSlowServer()
    const off = deliver('preferences', 'mine', { digest: false })
    const first = await answer(0)
    const on = deliver('preferences', 'mine', { digest: true })
    first.refuse()
    expect(await off).toEqual({ state: 'replaced' })
    ;(await answer(1)).accept()
    expect(await on).toMatchObject({ state: 'sent' })
  })

  test('that are not stored fail at once when the server cannot be reached', async () => {
    sendPreferences.mockRejectedValueOnce(away)
    await expect(deliver('preferences', 'mine', { digest: false })).rejects.toThrow('Away')
    expect([open(), localStorage.getItem('own/anu/waiting/preferences/mine')]).toEqual([{}, null])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sendPreferences).toHaveBeenCalledOnce()
  })

  test('that are stored add up while the server cannot be reached', async () => {
    sendPreferences.mockRejectedValueOnce(away).mockRejectedValueOnce(away)
    enqueue('settings', 'mine', { face: 'plain' })
    await vi.advanceTimersByTimeAsync(0)
    enqueue('settings', 'mine', { lines: 'wide' })
    await vi.advanceTimersByTimeAsync(0)
    expect(pendingValue('settings', 'mine')).toEqual({ face: 'plain', lines: 'wide' })
    await sendAll()
    expect(sendPreferences.mock.calls.at(-1)?.[0]).toEqual({ face: 'plain', lines: 'wide' })
    expect(pendingCount()).toBe(0)
  })
})
