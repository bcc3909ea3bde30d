import { startTransition } from 'react'
import { createPath, type Location, NavigationType, type Navigator, parsePath, type RouteMatch, type To } from 'react-router'
import { insteadOf, matchesOf, type Routes, withCode } from './matches.tsx'
import type { Instead } from './route.ts'
import { keepScroll } from './scroll.ts'

/**
 * The router of React Router that loads data and code (`createBrowserRouter`) is a sixth of a first visit. Of it the application needs only this: guards
 * and code before a page is shown, the old page until then, and the newest of several visits. The rest is React Router's (decision 0020).
 */

export interface Shown {
  location: Location
  action: NavigationType
  matches: RouteMatch[]
  keepsScroll: boolean
}

type Target = Omit<Shown, 'matches'>

let routes: Routes
let shown: Shown | undefined
let newest: Target | undefined
const listeners = new Set<() => void>()

export const shownPage = () => shown
export const isLeaving = () => newest !== undefined

export function onVisit(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function startVisits(of: Routes): void {
  routes = of
  addEventListener('popstate', reopen)
  reopen()
}

export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to, state, options) => open(to, state, NavigationType.Push, options?.preventScrollReset),
  replace: (to, state, options) => open(to, state, NavigationType.Replace, options?.preventScrollReset),
  go: (steps) => history.go(steps),
}

function reopen() {
  const { key = 'default', usr = null } = history.state ?? {}
  visit({ location: locationOf(location, usr, key), action: NavigationType.Pop, keepsScroll: false })
}

function open(to: To, state: unknown, action: NavigationType, keepsScroll = false) {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  visit({ location: locationOf({ pathname, search, hash }, state, newKey()), action, keepsScroll })
}

async function visit(target: Target) {
  newest = target
  announce()
  const found = await matchesOf(target.location, routes)
  if (newest !== target) return
  const instead = insteadOf(target.location, found)
  if (instead) return redirect(target, instead)
  const matches = await withCode(found)
  if (newest === target) show({ ...target, matches })
}

function redirect({ action }: Target, instead: NonNullable<Instead>) {
  const isNewEntry = action === NavigationType.Push
  if (typeof instead === 'string') return open(instead, null, isNewEntry ? action : NavigationType.Replace)
  newest = undefined
  announce()
  if (isNewEntry) location.assign(instead.document)
  else location.replace(instead.document)
}

function show(next: Shown) {
  keepScroll(shown?.location)
  writeEntry(next)
  shown = next
  newest = undefined
  startTransition(announce)
}

/** The public pages write entries of this form for the application. */
function writeEntry({ location: { key, state, ...path }, action }: Shown) {
  const entry = { key, usr: state }
  if (action === NavigationType.Replace) history.replaceState(entry, '', createPath(path))
  if (action === NavigationType.Push) history.pushState(entry, '', createPath(path))
}

function locationOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  state: unknown,
  key: string,
): Location {
  return { pathname, search, hash, state, key }
}

const newKey = () => Math.random().toString(36).slice(2, 10)

function announce() {
  for (const listener of [...listeners]) listener()
}
