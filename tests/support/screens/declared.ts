import { basename } from 'node:path'
import { heading } from '#tests/support/browser/test.ts'
import { GUEST_SCREENS } from '#web/screens/guests.ts'
import { SCREENS as DECLARED, fileOf } from '../../../scripts/build/screen-files.ts'
import type { Screen } from './screen.ts'
import { aFreeReader, anAdmin, aTester } from './visitors.ts'

type Declared = (typeof DECLARED)[number]

/** No state opens them. Their path has no parameters, and their heading is their title. */
export const asDeclared = (states: readonly Screen[]): Screen[] => missing(states).flatMap((screen) => stateOf(screen) ?? [])

/** @returns files of screens */
export const unvisited = (states: readonly Screen[]): string[] => missing(states).map(fileOf)

function missing(states: readonly Screen[]): Declared[] {
  const loaded = states.map(({ loads }) => loads)
  return DECLARED.filter((screen) => !loaded.includes(nameOf(screen)))
}

function stateOf(screen: Declared): Screen | undefined {
  const { path, title, place = 'Others' } = screen
  if (!title || /[:*]/.test(path)) return undefined
  const name = `the screen “${title}”`
  return { place, name, loads: nameOf(screen), path, ...visitorOf(screen), shows: (page) => heading(page, title) }
}

function visitorOf(screen: Declared): Pick<Screen, 'who'> {
  if (GUEST_SCREENS.includes(screen)) return {}
  return { who: screen.access === 'admins' ? anAdmin : screen.access === 'community' ? aTester : aFreeReader }
}

const nameOf = (screen: Declared) => basename(fileOf(screen), '.tsx')
