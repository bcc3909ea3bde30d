/** What the worker does with a request. `leave`: nothing, the browser asks as if there were no worker. */
export type Treatment = 'leave' | 'application' | 'document' | 'file'

/** Finished documents of their own: the network’s word comes first. */
export const DOCUMENTS = ['/', '/features', '/pricing', '/mission', '/sponsors']

interface Asked {
  method: string
  url: string
  /** Whether somebody opens an address, as against a page that asks for something. */
  isOpening: boolean
}

/**
 * Calls never pass through the worker: what it keeps is the same for everybody, and nothing in it is any person’s.
 * @param own the files kept under their plain names
 */
export function treatmentOf({ method, url, isOpening }: Asked, origin: string, own: readonly string[]): Treatment {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin || SERVERS_OWN.test(pathname)) return 'leave'
  if (isOpening) {
    if (DOCUMENTS.includes(pathname.replace(/(.)\/$/, '$1'))) return 'document'
    return /\.\w{2,11}$/.test(pathname) ? 'leave' : 'application'
  }
  return isHashed(pathname) || own.includes(pathname) ? 'file' : 'leave'
}

/** What the server answers itself: calls, and pages that are none of the application’s. */
const SERVERS_OWN = /^\/(api|functions|billing\/test-checkout|healthz|readyz|metrics)(\/|$)/

/** Its name changes with its bytes. */
export const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/')

/** A page of the version before may still be open and ask for its files; what is older goes. @param names in the order of their making */
export const outdated = (names: readonly string[], current: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1)

export const PREFIX = 'files-'
