import type { ComponentType } from 'react'
import type { Params } from 'react-router'

/** What the file of a screen exports. */
export interface ScreenModule {
  Component: ComponentType
  /** Requests the data that the page needs first, while a pointer is on a link to it. */
  prefetchData?: (params: Params) => unknown
}

/** All that is known of a screen before its code is loaded. Router, navigation, palette, service worker, build and tests read it from here. */
export interface Screen {
  /** A pattern of the router. */
  path: string
  lazy: () => Promise<ScreenModule>
  /** Of the document. Absent if it depends on what the screen shows: then the screen calls `useTitle`. */
  title?: string
  /** The main place that is marked while the screen is open. */
  place?: PlaceName
  /** Absent: everybody for the screens of guests.ts, all members for those of members.ts. */
  access?: Access
  /** Its label in the command palette. */
  palette?: string
  /** Its code is stored by the service worker. */
  isOffline?: boolean
  /** It has a narrow window for itself, without the bar of main places. */
  isAlone?: boolean
  /** The document lists its code, so that it loads in parallel with the application. `call` is also sent then; what follows the path is added. */
  preload?: { call?: string; inLanguages?: boolean }
}

export type PlaceName = 'Today' | 'Practise' | 'Library' | 'Community' | 'Me'

/** Guards for a part of the visitors (web/app/guards.ts). */
export type Access = 'guests' | 'withoutPro' | 'community' | 'admins'
