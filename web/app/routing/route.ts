import type { ComponentType } from 'react'
import type { Location, Params, RouteMatch, RouteObject } from 'react-router'
import type { Screen, ScreenModule } from '#web/screens/screen.ts'

export interface Visit {
  location: Location
  params: Params
}

/** Opened instead: a path, or a document outside the application. */
export type Instead = string | { document: string } | undefined

/** What the router keeps of a route in `handle`. */
interface Handle {
  screen?: Screen
  /** Called on each visit, before anything of the route is loaded. */
  guard?: (visit: Visit) => Instead
  lazy?: () => Promise<ScreenModule>
  /** Shown in place of what is inside the route when its code could not be loaded. */
  Failure?: Failure
}

export type Failure = ComponentType<{ error: unknown }>

type Route = Handle & Pick<RouteObject, 'path' | 'Component'> & { children?: RouteObject[] }

export function route({ path, Component, children, ...handle }: Route): RouteObject {
  return { path, Component, children, handle }
}

export const routeOf = (screen: Screen): RouteObject => route({ path: screen.path, screen, lazy: screen.lazy })

export const handleOf = (match: RouteMatch): Handle => match.route.handle
