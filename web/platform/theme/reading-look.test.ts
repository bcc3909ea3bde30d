import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { endSession, readSession } from '#web/platform/session/session.ts'
import { showReadingLook } from './reading-look.ts'

const beforeFirstPaint = () => new Function(readFileSync('web/public/before-paint.js', 'utf8'))()
const root = document.documentElement
const user = (more: object) => JSON.stringify({ id: 'anu', role: 'free', ...more })

describe('how articles look', () => {
  beforeEach(() => {
    localStorage.clear()
    delete root.dataset.reading
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
  })

  test.each([
    ['the account’s choice', { auth_user: user({ reading_settings: { ...STANDARD_READING, face: 'plain' } }) }, 'face-plain'],
    [
      'a newer choice on this device',
      {
        auth_user: user({ reading_settings: { ...STANDARD_READING, face: 'plain' } }),
        'own/anu/waiting/reading-settings/current': '{"what":{"face":"serif","lines":"wide"},"at":1,"stamp":1}',
      },
      'face-serif lines-wide',
    ],
    [
      'the choice of another user',
      { auth_user: user({}), 'own/ben/waiting/reading-settings/current': '{"what":{"face":"plain"},"at":1,"stamp":1}' },
      '',
    ],
    ['a session that is older than the setting', { auth_user: user({}) }, ''],
    ['a broken choice', { auth_user: user({ reading_settings: 7 }), 'own/anu/waiting/reading-settings/current': '{"what"' }, ''],
    [
      'a choice of another kind',
      {
        auth_user: user({ reading_settings: null }),
        'own/anu/waiting/reading-settings/current': '{"what":[1],"at":1,"stamp":1}',
      },
      '0-1',
    ],
  ])('with %s, the script before the first paint and the page agree', (_, stored, words) => {
    for (const [key, value] of Object.entries({ auth_token: 't', ...stored })) localStorage.setItem(key, value)
    beforeFirstPaint()
    const early = root.dataset.reading
    for (const word of words.split(' ')) expect(early).toContain(word)
    showReadingLook(readSession().user)
    expect(root.dataset.reading).toBe(early)
  })

  test('is the default for guests', () => {
    localStorage.setItem('auth_user', user({ reading_settings: { face: 'plain' } }))
    beforeFirstPaint()
    expect(root.dataset.reading).toBeUndefined()
    endSession()
    showReadingLook(readSession().user)
    expect(root.dataset.reading).toBe('')
  })
})
