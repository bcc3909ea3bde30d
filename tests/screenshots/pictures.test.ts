import { afterEach, describe, expect, it, vi } from 'vitest'

const picturesIn = async (language: string) => {
  vi.stubEnv('SCREENS_LANGUAGE', language)
  vi.resetModules()
  return import('./pictures.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the pictures of screens in a language', () => {
  it('open public pages at their address in it, and others as they are', async () => {
    const { addressOf } = await picturesIn('hi')
    expect(['/', '/pricing', '/login', '/hi/privacy'].map(addressOf)).toEqual(['/hi/', '/hi/pricing', '/login', '/hi/privacy'])
  })

  it('are of learners only, because administration is in English', async () => {
    const screens = [
      { place: 'Administration', name: 'the reports', path: async () => '/admin/reports' },
      { place: 'Mock tests', name: 'the mock tests in the admin portal', path: '/admin/dashboard?tab=mock-tests' },
      { place: 'Forums', name: 'the forums', path: '/community/forums' },
    ]
    expect(screens.map((await picturesIn('hi')).wanted)).toEqual([false, false, true])
    expect(screens.map((await picturesIn('')).wanted)).toEqual([true, true, true])
  })

  it('have a folder for each language, and none for one that is not offered', async () => {
    expect((await picturesIn('ta')).FOLDER).toBe('screens/ta')
    await expect(picturesIn('xx')).rejects.toThrow('no interface in “xx”')
  })
})
