import { z } from 'zod'
import type { RateClass } from '#contract/endpoint.ts'
import { choice, type Env, flag, optional, parseEnv, webUrl, whole, withoutSlash } from './env.ts'

const rate = () => whole(0, 1_000_000)

export const HttpEnv = z.object({
  PORT: whole(0, 65_535).default(3000).meta({ description: 'port to listen on' }),
  HOST: z.string().default('127.0.0.1').meta({ description: 'address to listen on' }),
  PUBLIC_URL: optional(webUrl()).meta({
    default: '`http://localhost:PORT`',
    description: 'public origin, used in emails, canonical URLs, link previews and the site map',
  }),
  REDDIT_BASE_URL: webUrl()
    .refine(isOrigin, { error: 'must be an origin such as https://www.reddit.com, without a path.' })
    .transform((text) => new URL(text).origin)
    .default('https://www.reddit.com')
    .meta({ description: 'site whose public posts the break game shows; the only other origin that pages may call' }),
  TRUST_PROXY: optional(z.string()).meta({
    description: 'addresses or ranges whose `X-Forwarded-For` is trusted, separated by commas',
  }),
  RATE_READ: rate().default(1200).meta({
    description:
      'read requests per minute of one person, or of one network before sign-in, refused ones too; each process counts by itself (see install.md); 0: no limit',
  }),
  RATE_WRITE: rate().default(240).meta({ description: 'the same for requests that change something' }),
  RATE_AUTH: rate().default(600).meta({ description: 'the same for sign-in and what belongs to it' }),
  RATE_SIGN_UP: rate().default(120).meta({ description: 'the same for sign-up' }),
  RATE_MAIL: rate().default(60).meta({ description: 'the same for requests to be sent a link by email' }),
  RATE_HEAVY: rate().default(30).meta({ description: 'the same for expensive requests' }),
  RATE_WEBHOOK: rate().default(1200).meta({ description: 'the same for webhooks of payment providers' }),
  RATE_REPORT: rate().default(20).meta({ description: 'the same for errors that browsers report' }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: 'fatal, error, warn, info, debug, trace, silent' }),
  BUSY_AFTER_MS: whole(0, 60_000).default(500).meta({
    description:
      'load shedding: calls get 503 with Retry-After (5 s), which pages repeat twice before they show it, and a person who opens an address gets a page that tries again by itself, while the event loop is late by more milliseconds than this, as the mean of a second, or all database connections are in use and the first in the queue has waited longer than a third of this; 0: never',
  }),
  MAX_CONNECTIONS: whole(0, 1_000_000).default(0).meta({
    description:
      'maximum number of open connections of one process; 0: no limit. Where `ulimit -n` is low, set it to at least 192 less than that',
  }),
  METRICS_PUBLIC: flag().default(false).meta({ description: '1 lets callers from other machines read `/metrics`' }),
})

export function readHttp(env: Env) {
  const http = parseEnv(HttpEnv, env)
  const rates: Record<RateClass, number> = {
    read: http.RATE_READ,
    write: http.RATE_WRITE,
    auth: http.RATE_AUTH,
    signUp: http.RATE_SIGN_UP,
    mail: http.RATE_MAIL,
    heavy: http.RATE_HEAVY,
    webhook: http.RATE_WEBHOOK,
    report: http.RATE_REPORT,
  }
  return {
    port: http.PORT,
    host: http.HOST,
    /** Without a trailing slash. */
    publicUrl: withoutSlash(http.PUBLIC_URL ?? `http://localhost:${http.PORT}`),
    redditBaseUrl: http.REDDIT_BASE_URL,
    /** Addresses or CIDR ranges. */
    trustProxy: http.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? (false as const),
    /** Per minute and caller; 0: no limit. */
    rates,
    logLevel: http.LOG_LEVEL as string,
    /** Mean delay of the event loop; 0: never. */
    busyAfterMs: http.BUSY_AFTER_MS,
    /** 0: no limit. */
    maxConnections: http.MAX_CONNECTIONS,
    metricsPublic: http.METRICS_PUBLIC,
  }
}

/** It becomes part of the content security policy. */
function isOrigin(text: string): boolean {
  const { pathname, search } = new URL(text)
  return pathname === '/' && !search
}
