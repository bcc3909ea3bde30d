import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { CallError } from '#web/platform/http/call.ts'
import { sendAll } from '#web/platform/offline/outbox.ts'
import { deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { endSession, readSession, saveSession } from '#web/platform/session/session.ts'
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
  email_confirmed: true,
  legal_texts_to_accept: null,
}
const look = () => document.documentElement.dataset.reading ?? ''
const kept = () => readSession().user?.reading_settings
const unsent = () => JSON.parse(unsentSettings())
const delivery = () => deliveryOf('reading-settings', 'current')
const away = () => new CallError('away', { status: 0, code: 'unreachable' })

/** A fake server that stores the settings it receives. */
function anAccount() {
  let has: ReadingSettings = STANDARD_READING
  server.mockImplementation(async (changes) => {
    has = { ...has, ...changes }
    return has
  })
}

describe('a reading setting', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    endSession()
    localStorage.clear()
    server.mockReset()
    saveSession('t', anu)
    anAccount()
  })
  afterEach(() => vi.useRealTimers())

  test('is applied before it is saved to the account', async () => {
    choose('anu', { face: 'plain' })
    expect(look()).toContain('face-plain')
    expect(kept()?.face).toBe('serif')
    await sendAll()
    expect([kept()?.face, unsent(), delivery()?.state]).toEqual(['plain', {}, 'sent'])
    showReadingLook(readSession().user)
    expect(look()).toContain('face-plain')
  })

  test('changed ten times quickly makes two requests, and the last value is saved', async () => {
    for (const lines of ['wide', 'wider', 'normal', 'wide', 'wider', 'normal', 'wide', 'wider', 'normal', 'wider'] as const)
      choose('anu', { lines })
    choose('anu', { face: 'plain' })
    await sendAll()
    expect(server.mock.calls.length).toBeLessThanOrEqual(2)
    expect(kept()).toEqual({ ...STANDARD_READING, lines: 'wider', face: 'plain' })
  })

  test('waits on the device while the server is unavailable, and is then sent automatically', async () => {
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

  test('is reverted visibly when the server refuses it', async () => {
    server.mockRejectedValueOnce(new CallError('Unknown face', { status: 422, code: 'invalid' }))
    choose('anu', { face: 'opendyslexic' })
    await sendAll()
    expect(delivery()).toEqual({ state: 'refused', message: 'Unknown face' })
    expect([look(), unsent()]).toEqual([expect.stringContaining('face-serif'), {}])
  })

  test.each([
    ['the login page of a Wi-Fi network', new CallError('<html>', { status: 403, code: 'not_json' })],
    ['too many requests', new CallError('Slower', { status: 429 })],
  ])('is not reverted for %s', async (_, error) => {
    server.mockRejectedValueOnce(error)
    choose('anu', { words: 'wide' })
    await vi.advanceTimersByTimeAsync(0)
    expect([delivery()?.state, unsent()]).toEqual(['waiting', { words: 'wide' }])
  })

  test('is never stored or sent for another person', async () => {
    server.mockRejectedValueOnce(away())
    choose('anu', { face: 'plain' })
    await vi.advanceTimersByTimeAsync(0)
    endSession()
    saveSession('u', { ...anu, id: 'ben' })
    choose('anu', { face: 'opendyslexic' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server).toHaveBeenCalledTimes(1)
    expect(delivery()).toBeUndefined()
    expect([unsent(), JSON.stringify(localStorage)]).toEqual([{}, expect.not.stringContaining('opendyslexic')])
  })

  test('a reply that arrives after another person has signed in does not change their settings', async () => {
    let answer = (_: ReadingSettings) => {}
    server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    choose('anu', { face: 'plain' })
    await vi.advanceTimersByTimeAsync(0)
    endSession()
    saveSession('u', { ...anu, id: 'ben' })
    answer({ ...STANDARD_READING, face: 'plain' })
    await sendAll()
    expect(kept()).toEqual(STANDARD_READING)
  })

  test.each(['7', '"wide"', '[1,2]', '{"face":"evil","lines":"wide","x":{}}', '{"face"'])(
    'an invalid stored value (%s) is ignored and removed',
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
