import { isPublicPage } from '#web/platform/public-page-paths.ts'

/** `leave`: to the browser. */
export type Treatment = 'leave' | 'application' | 'document' | 'file'

interface RequestInfo {
  method: string
  url: string
  isNavigation: boolean
}

/**
 * API calls bypass the worker, which must not cache users' data.
 * @param own without hashed names
 */
export function treatmentOf({ method, url, isNavigation }: RequestInfo, origin: string, own: readonly string[]): Treatment {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin || SERVER_PATHS.test(pathname)) return 'leave'
  if (isNavigation) {
    if (isPublicPage(pathname)) return 'document'
    return FILES.test(pathname) ? 'leave' : 'application'
  }
  return isHashed(pathname) || own.includes(pathname) ? 'file' : 'leave'
}

const SERVER_PATHS = /^\/(api|functions|billing\/test-checkout|healthz|readyz|metrics)(\/|$)/

/** Parameters may contain dots: `/syllabus/gs3.economy`. */
const FILES = /^\/([^/]*\.|(assets|icons|logos)\/)/

export const isHashed = (pathname: string): boolean => pathname.startsWith('/assets/')

/** Open pages may request the previous version. @param names oldest first */
export const outdated = (names: readonly string[], current: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1)

export const PREFIX = 'files-'
