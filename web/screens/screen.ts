import type { ComponentType } from 'react'
import type { Params } from 'react-router'

export interface ScreenModule {
  Component: ComponentType
  /** Called while a pointer is on a link. */
  prefetchData?: (params: Params) => unknown
}

/** Readable before the screen's code is loaded, also by service worker, build and tests. */
export interface Screen {
  path: string
  lazy: () => Promise<ScreenModule>
  /** Absent: the screen calls `useTitle`. */
  title?: string
  /** Marked in the navigation. */
  place?: PlaceName
  /** Absent: all guests (guests.ts) or members (members.ts). */
  access?: Access
  /** Label in the command palette. */
  palette?: string
  /** Stored by the service worker. */
  isOffline?: boolean
  /** Without the tab bar. */
  isAlone?: boolean
  /** The document preloads the code and sends `call`, with the rest of the path appended. */
  preload?: { call?: string; inLanguages?: boolean }
}

export type PlaceName = 'Today' | 'Practise' | 'Library' | 'Community' | 'Me'

export type Access = 'guests' | 'withoutPro' | 'community' | 'admins'
