/** How the worker handles a request. `leave`: not at all, the browser sends it as if there were no worker. */
export type Treatment = 'leave' | 'application' | 'document' | 'file'

/** Public pages, which are static documents: network first. */
export const DOCUMENTS = ['/', '/features', '/pricing', '/mission', '/sponsors', '/privacy', '/terms', '/refunds', '/contact']

interface RequestInfo {
  method: string
  url: string
  /** Whether it opens a page, as opposed to a request made by a page. */
  isNavigation: boolean
}

/**
 * API calls never pass through the worker: its cache only has files that are the same for all users.
 * @param own the cached files without a hash in their name
 */
export function treatmentOf({ method, url, isNavigation }: RequestInfo, origin: string, own: readonly string[]): Treatment {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin || SERVER_PATHS.test(pathname)) return 'leave'
  if (isNavigation) {
    if (DOCUMENTS.includes(pathname.replace(/(.)\/$/, '$1'))) return 'document'
    return FILES.test(pathname) ? 'leave' : 'application'
  }
  return isHashed(pathname) || own.includes(pathname) ? 'file' : 'leave'
}

/** Paths that the server handles: API calls, and pages that are not part of the application. */
const SERVER_PATHS = /^\/(api|functions|billing\/test-checkout|healthz|readyz|metrics)(\/|$)/

/** Files beside the application and in its folders. Pages may have a dot in their parameters: `/syllabus/gs3.economy`. */
const FILES = /^\/([^/]*\.|(assets|icons|logos)\/)/

/** A file whose name changes with its content. */
export const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/')

/** A page of the previous version may still be open and request its files; older caches are deleted. @param names oldest first */
export const outdated = (names: readonly string[], current: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1)

export const PREFIX = 'files-'
