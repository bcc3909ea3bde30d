/**
 * The headers that every reply must carry, written out once more and by hand: what the server says is compared with this, so that nobody
 * loosens one without saying so here. From the acceptance bar, but for these, each decided:
 * - `img-src` names no logo hosts: there are none.
 * - `media-src … https: blob:`: uploaded days may name recordings elsewhere, and kept recordings play from the page's memory.
 * - `connect-src 'self'` alone: the API is the same origin, nothing reports elsewhere. Pages add the one origin of the break game.
 * - `trusted-types service-worker`: no sanitizer makes HTML here, so neither `default` nor `dompurify` may exist; the one policy gives
 *   the one address of the service worker.
 * - no `report-to`: a report would carry addresses with what people read to wherever it is collected, and nothing here collects.
 * - `x-frame-options`, besides `frame-ancestors`, for browsers that know nothing else.
 */
export const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'media-src': "'self' https: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
}

/** Where pages may also look: `REDDIT_BASE_URL`. */
export const PAGE_POLICY = { ...POLICY, 'connect-src': "'self' https://www.reddit.com" }

export const HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** What no reply may carry: another site that may read it, what we are made of, or anything a browser would send back by itself. */
export const NEVER = ['access-control-allow-origin', 'access-control-allow-credentials', 'x-powered-by', 'server', 'set-cookie']

export const CACHING = {
  /** Kept by the browser that got it, and asked for again each time; `no-store` would make every reading cost its bytes anew. */
  personal: 'private, no-cache',
  changing: 'no-store',
  refused: 'no-store',
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
}

export function policyOf(header: unknown): Record<string, string> {
  return Object.fromEntries(
    String(header)
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )
}
