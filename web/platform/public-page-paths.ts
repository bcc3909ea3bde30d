/** PUBLIC_PATHS and TARGETS, without loading the contract: the service worker and the script of the public pages need them. */
export const DOCUMENTS = ['/', '/features', '/pricing', '/mission', '/sponsors', '/privacy', '/terms', '/refunds', '/contact']

/** In any language: `/hi/pricing`. */
export const isPublicPage = (pathname: string): boolean =>
  DOCUMENTS.includes(pathname.replace(/^\/(hi|ta)(?=\/|$)/, '').replace(/\/$/, '') || '/')
