import { type Location, matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { type Failure, handleOf, type Instead } from './route.ts'
import { WholePageFailure } from './route-failure.tsx'

export interface Routes {
  first: RouteObject[]
  /** Asked for when none of the first fits. One of them fits any path. */
  more: () => Promise<RouteObject[]>
}

export async function matchesOf(location: Partial<Location>, { first, more }: Routes): Promise<RouteMatch[]> {
  try {
    return matchRoutes(first, location) ?? matchRoutes(await more(), location) ?? []
  } catch (error) {
    return [failed(WholePageFailure, error)]
  }
}

/** What the guards say, outermost first. */
export function insteadOf(location: Location, matches: readonly RouteMatch[]): Instead {
  for (const match of matches) {
    const instead = handleOf(match).guard?.({ location, params: match.params })
    if (instead) return instead
  }
  return undefined
}

/** A part that could not be loaded is replaced by its failure; the next visit asks again. */
export async function withCode(matches: readonly RouteMatch[]): Promise<RouteMatch[]> {
  const parts = await Promise.allSettled(matches.map(withComponent))
  const loaded: RouteMatch[] = []
  for (const part of parts) {
    if (part.status === 'rejected') return [...loaded, failed(failureIn(loaded), part.reason)]
    loaded.push(part.value)
  }
  return loaded
}

async function withComponent(match: RouteMatch): Promise<RouteMatch> {
  const { lazy } = handleOf(match)
  return lazy ? { ...match, route: { ...match.route, Component: (await lazy()).Component } } : match
}

const failureIn = (loaded: readonly RouteMatch[]) =>
  loaded.map((match) => handleOf(match).Failure).findLast(Boolean) ?? WholePageFailure

function failed(Part: Failure, error: unknown): RouteMatch {
  return { params: {}, pathname: '/', pathnameBase: '/', route: { element: <Part error={error} />, handle: {} } }
}
