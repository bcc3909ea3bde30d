import { type RouteObject, useMatches } from 'react-router'
import type { Screen } from '#web/screens/screen.ts'

/** The route of a screen. Its declaration is the handle, for the title, the navigation and prefetching. */
export const routeOf = (screen: Screen): RouteObject => ({ path: screen.path, lazy: screen.lazy, handle: screen })

/** The screen that is open. */
export const useScreen = () => useMatches().at(-1)?.handle as Screen | undefined
