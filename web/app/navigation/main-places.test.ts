import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import { currentOf, mainPlaces } from './main-places.ts'

const screenAt = (pathname: string) => MEMBER_SCREENS.find(({ path }) => matchPath(path, pathname))

const currentAt = (pathname: string) =>
  mainPlaces('pro').flatMap((place) => {
    const current = currentOf(place, screenAt(pathname))
    return current ? [`${place.label} ${current}`] : []
  })

describe('the five places', () => {
  test.each(['free', 'pro', 'tester', 'admin'] as const)('are the same for a %s user', (role) => {
    expect(mainPlaces(role).map(({ label }) => label)).toEqual(['Today', 'Practise', 'Library', 'Community', 'Me'])
  })

  test('Community opens the forums, and for a free user the plans', () => {
    const community = (role: 'free' | 'pro') => mainPlaces(role).find(({ label }) => label === 'Community')?.to
    expect([community('pro'), community('free')]).toEqual(['/community/forums', '/subscription?for=community'])
  })

  test('every page marks the place it belongs to, and a page of administration none', () => {
    expect(currentAt('/dashboard')).toEqual(['Today page'])
    expect(currentAt('/article/1')).toEqual(['Today true'])
    expect(currentAt('/quiz/1')).toEqual(['Practise true'])
    expect(currentAt('/quiz-history/1')).toEqual(['Practise true'])
    expect(currentAt('/bookmarks')).toEqual(['Library true'])
    expect(currentAt('/community/quiz-forums/1')).toEqual(['Community true'])
    expect(currentAt('/feedback/submit')).toEqual(['Me true'])
    expect(currentAt('/admin/dashboard')).toEqual([])
  })
})
