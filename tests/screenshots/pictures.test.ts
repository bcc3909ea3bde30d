import { describe, expect, it } from 'vitest'
import { picturesOf } from './pictures.ts'

const picturesIn = (language: string) => picturesOf({ SCREENS_LANGUAGE: language })

describe('the pictures of screens in a language', () => {
  it('open public pages at their address in it, and others as they are', () => {
    const { addressOf } = picturesIn('hi')
    expect(['/', '/pricing', '/login', '/hi/privacy'].map(addressOf)).toEqual(['/hi/', '/hi/pricing', '/login', '/hi/privacy'])
  })

  it('are of learners only, because administration is in English', () => {
    const screens = [
      { place: 'Administration', name: 'the reports', path: async () => '/admin/reports' },
      { place: 'Mock tests', name: 'the mock tests in the admin portal', path: '/admin/dashboard?tab=mock-tests' },
      { place: 'Forums', name: 'the forums', path: '/community/forums' },
    ]
    expect(screens.map(picturesIn('hi').wanted)).toEqual([false, false, true])
    expect(screens.map(picturesIn('').wanted)).toEqual([true, true, true])
  })

  it('have a folder for each language, and none for one that is not offered', () => {
    expect(picturesIn('ta').folder).toBe('screens/ta')
    expect(() => picturesIn('xx')).toThrow('no interface in “xx”')
  })
})
