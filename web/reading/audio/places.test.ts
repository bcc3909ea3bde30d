import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { keepPlace, placeIn, placeName } from './places.ts'

const stored = () => JSON.parse(localStorage.getItem('own/anu/listening_places') ?? '[]')

describe('where listening stopped', () => {
  beforeEach(() => {
    localStorage.clear()
    keepSession('t', { id: 'anu' } as User)
  })

  test('is kept for each article and language', () => {
    keepPlace(placeName('a', 'en'), { at: 61.7, of: 180.2 })
    keepPlace(placeName('a', 'hi'), { at: 12, of: 190 })
    expect(placeIn('a en')).toEqual({ at: 61, of: 180.2 })
    expect(placeIn('a hi')).toEqual({ at: 12, of: 190 })
    expect(placeIn('a ta')).toBeUndefined()
  })

  test('at the very beginning is forgotten', () => {
    keepPlace('a en', { at: 61, of: 180 })
    keepPlace('a en', { at: 1, of: 180 })
    expect(placeIn('a en')).toBeUndefined()
  })

  test('fifty are kept, the ones heard last', () => {
    for (let n = 0; n < 60; n++) keepPlace(`${n} en`, { at: 10, of: 20 })
    keepPlace('30 en', { at: 11, of: 20 })
    expect(stored()).toHaveLength(50)
    expect(stored()[0].what).toBe('30 en')
    expect(placeIn('9 en')).toBeUndefined()
    expect(placeIn('10 en')).toBeDefined()
  })

  test.each(['{', 'null', '7', '[null, 3, {"what":"a en"}, {"what":"a en","at":-1,"of":2}]'])(
    'stored nonsense like %s is nothing',
    (nonsense) => {
      localStorage.setItem('own/anu/listening_places', nonsense)
      expect(placeIn('a en')).toBeUndefined()
      keepPlace('a en', { at: 5, of: 6 })
      expect(placeIn('a en')).toEqual({ at: 5, of: 6 })
    },
  )

  test('goes with the person, and nothing is written after they went', () => {
    keepPlace('a en', { at: 61, of: 180 })
    endSession()
    keepPlace('a en', { at: 62, of: 180 })
    expect(localStorage.getItem('own/anu/listening_places')).toBeNull()
  })
})
