import { type RouteObject, useMatches } from 'react-router'
import type { Screen } from '#web/screens/screen.ts'

export const routeOf = (screen: Screen): RouteObject => ({ path: screen.path, lazy: screen.lazy, handle: screen })

export const useScreen = () => useMatches().at(-1)?.handle as Screen | undefined
