import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { CallError } from '#web/platform/http/call.ts'
import { sendAll } from '#web/platform/offline/outbox.ts'
import { deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { endSession, keepSession, readSession } from '#web/platform/session/session.ts'
import { showReadingLook } from '#web/platform/theme/reading-look.ts'
import { saveReadingSettings } from './api.ts'
import { changeSettings as choose, unsentSettings } from './change-settings.ts'

vi.mock('./api.ts', () => ({ saveReadingSettings: vi.fn() }))
const server = vi.mocked(saveReadingSettings)

const anu: User = {
  id: 'anu',
  email: 'anu@example.test',
  username: 'anu',
  role: 'free',
  time_zone: 'Asia/Kolkata',
  reading_settings: STANDARD_READING,
  created_at: '2026-01-01T00:00:00Z',
}
const look = () => document.documentElement.dataset.reading ?? ''
const kept = () => readSession().user?.reading_settings
const unsent = () => JSON.parse(unsentSettings())
const delivery = () => deliveryOf('reading-settings', 'current')
const away = () => new CallError('away', { status: 0, code: 'unreachable' })

/** Stands in for the account: what it is sent is what it has. */
function anAccount() {
  let has: ReadingSettings = STANDARD_READING
  server.mockImplementation(async (wishes) => {
    has = { ...has, ...wishes }
    return has
  })
}

describe('a choice of how articles are set', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    endSession()
    localStorage.clear()
    server.mockReset()
    keepSession('t', anu)
    anAccount()
  })
  afterEach(() => vi.useRealTimers())

  test('is seen before the account has it', async () => {
    choose('anu', { face: 'plain' })
    expect(look()).toContain('face-plain')
    expect(kept()?.face).toBe('serif')
    await sendAll()
    expect([kept()?.face, unsent(), delivery()?.state]).toEqual(['plain', {}, 'sent'])
    showReadingLook(readSession().user)
    expect(look()).toContain('face-plain')
  })

  test('ten quick ones are two requests, and the last is kept', async () => {
    for (const lines of ['wide', 'wider', 'normal', 'wide', 'wider', 'normal', 'wide', 'wider', 'normal', 'wider'] as const)
      choose('anu', { lines })
    choose('anu', { face: 'plain' })
    await sendAll()
    expect(server.mock.calls.length).toBeLessThanOrEqual(2)
    expect(kept()).toEqual({ ...STANDARD_READING, lines: 'wider', face: 'plain' })
  })

  test('waits on the device while the server is away, and goes by itself', async () => {
    server.mockRejectedValueOnce(away()).mockRejectedValueOnce(new CallError('busy', { status: 503 }))
    choose('anu', { letters: 'wide' })
    await vi.advanceTimersByTimeAsync(0)
    expect([delivery()?.state, look(), unsent()]).toEqual([
      'waiting',
      expect.stringContaining('letters-wide'),
      { letters: 'wide' },
    ])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(delivery()?.state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([delivery()?.state, kept()?.letters, unsent()]).toEqual(['sent', 'wide', {}])
  })

  test('is taken back in sight when the server says no', async () => {
    server.mockRejectedValueOnce(new CallError('Unknown face', { status: 422, code: 'invalid' }))
    choose('anu', { face: 'opendyslexic' })
    await sendAll()
    expect(delivery()).toEqual({ state: 'refused', message: 'Unknown face' })
    expect([look(), unsent()]).toEqual([expect.stringContaining('face-serif'), {}])
  })

  test.each([
    ['a hotel’s page in the way', new CallError('<html>', { status: 403, code: 'not_json' })],
    ['too many at once', new CallError('Slower', { status: 429 })],
  ])('is not taken back for %s', async (_, error) => {
    server.mockRejectedValueOnce(error)
    choose('anu', { words: 'wide' })
    await vi.advanceTimersByTimeAsync(0)
    expect([delivery()?.state, unsent()]).toEqual(['waiting', { words: 'wide' }])
  })

  test('is never kept for, or sent as, somebody else', async () => {
    server.mockRejectedValueOnce(away())
    choose('anu', { face: 'plain' })
    await vi.advanceTimersByTimeAsync(0)
    endSession()
    keepSession('u', { ...anu, id: 'ben' })
    choose('anu', { face: 'opendyslexic' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server).toHaveBeenCalledTimes(1)
    expect(delivery()).toBeUndefined()
    expect([unsent(), JSON.stringify(localStorage)]).toEqual([{}, expect.not.stringContaining('opendyslexic')])
  })

  test('a reply that comes after another person has signed in changes nothing of theirs', async () => {
    let answer = (_: ReadingSettings) => {}
    server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    choose('anu', { face: 'plain' })
    await vi.advanceTimersByTimeAsync(0)
    endSession()
    keepSession('u', { ...anu, id: 'ben' })
    answer({ ...STANDARD_READING, face: 'plain' })
    await sendAll()
    expect(kept()).toEqual(STANDARD_READING)
  })

  test.each(['7', '"wide"', '[1,2]', '{"face":"evil","lines":"wide","x":{}}', '{"face"'])(
    'garbage on the device (%s) counts as nothing, and is tidied away',
    async (garbage) => {
      localStorage.setItem('own/anu/waiting/reading-settings/current', `{"what":${garbage},"at":${Date.now()},"stamp":1}`)
      const known = garbage.includes('"lines"') ? { lines: 'wide' } : {}
      expect(unsent()).toEqual(known)
      await sendAll()
      expect(localStorage.getItem('own/anu/waiting/reading-settings/current')).toBeNull()
      expect(kept()).toEqual({ ...STANDARD_READING, ...known })
    },
  )
})
