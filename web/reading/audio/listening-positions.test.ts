import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { listeningPosition, positionKey, saveListeningPosition } from './listening-positions.ts'

const stored = () => JSON.parse(localStorage.getItem('own/anu/listening_places') ?? '[]')

describe('the listening position', () => {
  beforeEach(() => {
    localStorage.clear()
    saveSession('t', { id: 'anu' } as User)
  })

  test('is saved for each article and language', () => {
    saveListeningPosition(positionKey('a', 'en'), { at: 61.7, of: 180.2 })
    saveListeningPosition(positionKey('a', 'hi'), { at: 12, of: 190 })
    expect(listeningPosition('a en')).toEqual({ at: 61, of: 180.2 })
    expect(listeningPosition('a hi')).toEqual({ at: 12, of: 190 })
    expect(listeningPosition('a ta')).toBeUndefined()
  })

  test('is deleted near the start', () => {
    saveListeningPosition('a en', { at: 61, of: 180 })
    saveListeningPosition('a en', { at: 1, of: 180 })
    expect(listeningPosition('a en')).toBeUndefined()
  })

  test('is saved for the last fifty recordings', () => {
    for (let n = 0; n < 60; n++) saveListeningPosition(`${n} en`, { at: 10, of: 20 })
    saveListeningPosition('30 en', { at: 11, of: 20 })
    expect(stored()).toHaveLength(50)
    expect(stored()[0].what).toBe('30 en')
    expect(listeningPosition('9 en')).toBeUndefined()
    expect(listeningPosition('10 en')).toBeDefined()
  })

  test.each(['{', 'null', '7', '[null, 3, {"what":"a en"}, {"what":"a en","at":-1,"of":2}]'])(
    'an invalid stored value is ignored: %s',
    (nonsense) => {
      localStorage.setItem('own/anu/listening_places', nonsense)
      expect(listeningPosition('a en')).toBeUndefined()
      saveListeningPosition('a en', { at: 5, of: 6 })
      expect(listeningPosition('a en')).toEqual({ at: 5, of: 6 })
    },
  )

  test('is deleted at sign-out and not saved afterwards', () => {
    saveListeningPosition('a en', { at: 61, of: 180 })
    endSession()
    saveListeningPosition('a en', { at: 62, of: 180 })
    expect(localStorage.getItem('own/anu/listening_places')).toBeNull()
  })
})
