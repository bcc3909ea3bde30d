import { z } from 'zod'
import { type Env, isNear, optional, parseEnv, SettingError, webUrl, withoutSlash } from './env.ts'

export interface OpenIdProvider {
  /** Without a trailing slash. */
  issuer: string
  clientId: string
  clientSecret: string
}

export const GoogleEnv = z.object({
  GOOGLE_CLIENT_ID: optional(z.string()).meta({
    description:
      'client id of [“Sign in with Google”](operations/services.md#sign-in-with-google); without it, the buttons are not shown',
  }),
  GOOGLE_CLIENT_SECRET: optional(z.string()).meta({ description: 'the client’s secret' }),
  GOOGLE_ISSUER: webUrl().default('https://accounts.google.com').meta({
    description: 'the OpenID provider; change it only for tests',
  }),
})

export function readGoogle(env: Env): OpenIdProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = parseEnv(GoogleEnv, env)
  if (clientId === null && clientSecret === null) return null
  if (clientId === null || clientSecret === null)
    throw new SettingError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !isNear(hostname)) throw new SettingError('GOOGLE_ISSUER must begin with https://.')
  return { issuer: withoutSlash(issuer), clientId, clientSecret }
}
