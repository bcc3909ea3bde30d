import { describe, expect, test } from 'vitest'
import { listenForInvalidations } from '#server/platform/cache/invalidation.ts'
import { type SessionRow, Sessions } from './sessions.ts'

const now = new Date('2026-01-15T06:00:00Z')
const person = (id: string): SessionRow => ({
  id,
  email: `${id}@example.in`,
  username: id,
  role: 'free',
  timeZone: 'Asia/Kolkata',
  sessionId: id,
  requiredStep: null,
  isEmailConfirmed: true,
  needsConsent: false,
  expiresAt: new Date('2026-02-15T06:00:00Z'),
})
let say: (message: string) => void = () => {}
listenForInvalidations({
  isLive: () => true,
  on: (listener) => {
    say = listener
  },
  onGap: () => {},
})

describe('cached sessions', () => {
  test('a change of one person evicts all of their sessions and nobody else’s', async () => {
    const sessions = new Sessions(
      async (token) => person(token.split(' ')[0] ?? ''),
      () => true,
    )
    for (const token of ['asha 1', 'asha 2', 'ravi 1']) await sessions.find(token, now)
    say('person:asha')
    expect(['asha 1', 'asha 2', 'ravi 1'].map((token) => sessions.peek(token, now)?.id)).toEqual([undefined, undefined, 'ravi'])
    await sessions.find('asha 2', now)
    await sessions.find('asha 2', now)
    expect(sessions.peek('asha 2', now)?.id).toBe('asha')
    say('person:asha')
    expect(sessions.peek('asha 2', now)).toBeUndefined()
    say('person:*')
    expect(sessions.peek('ravi 1', now)).toBeUndefined()
  })

  test('a session that ends while it is looked up is not cached', async () => {
    const sessions = new Sessions(
      async (token) => {
        say('person:asha')
        return person(token)
      },
      () => true,
    )
    await sessions.find('asha', now)
    expect(sessions.peek('asha', now)).toBeUndefined()
  })

  test('while invalidations of other processes do not arrive, the cache is not used', async () => {
    let isLive = true
    const sessions = new Sessions(
      async (token) => person(token),
      () => isLive,
    )
    await sessions.find('asha', now)
    isLive = false
    expect(sessions.peek('asha', now)).toBeUndefined()
  })
})
