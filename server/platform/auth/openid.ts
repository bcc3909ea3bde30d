import type { Configuration, IDToken } from 'openid-client'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { OpenIdProvider } from '#server/settings/google-settings.ts'

export interface OpenIdAttempt {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OpenIdReturn {
  code: string
  state: string
  iss?: string | undefined
}

export class OpenIdRefusal extends Error {}

/** A sign-in makes two calls within a request's timeout. */
const TIMEOUT_SECONDS = 4
const METADATA_MS = 60 * 60_000

export class OpenIdClient {
  readonly #provider: OpenIdProvider
  readonly #redirectUri: string
  #metadata: { loaded: Promise<Configuration>; until: number } | undefined

  constructor(provider: OpenIdProvider, redirectUri: string) {
    this.#provider = provider
    this.#redirectUri = redirectUri
  }

  /** @throws ExternalServiceError */
  async authorizationUrl({ state, nonce, codeVerifier }: OpenIdAttempt): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
    return buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#redirectUri,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    }).href
  }

  /** @throws OpenIdRefusal, ExternalServiceError */
  async claims(given: OpenIdReturn, { state, nonce, codeVerifier }: OpenIdAttempt): Promise<IDToken> {
    const { authorizationCodeGrant } = await import('openid-client')
    const configuration = await this.#configuration()
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, this.#returnUrl(given), checks).catch((error: unknown) => {
      throw failureOf(error)
    })
    const claims = tokens.claims()
    if (!claims) throw new OpenIdRefusal('no ID token')
    return claims
  }

  #returnUrl(given: OpenIdReturn): URL {
    const url = new URL(this.#redirectUri)
    for (const [name, value] of Object.entries(given)) if (value !== undefined) url.searchParams.set(name, value)
    return url
  }

  #configuration(): Promise<Configuration> {
    const now = performance.now()
    if (!this.#metadata || this.#metadata.until < now) {
      const loaded = discover(this.#provider)
      this.#metadata = { loaded, until: now + METADATA_MS }
      loaded.catch(() => (this.#metadata = undefined))
    }
    return this.#metadata.loaded
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])]
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, execute }).catch((error) => {
    throw failureOf(error)
  })
}

const NO_PROOF = [
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
]

/** For the log: nothing of the reply. */
function failureOf(error: unknown): Error {
  const { code, error: reason, message } = (error ?? {}) as { code?: string; error?: string; message?: string }
  if (reason === 'invalid_grant' || (code && NO_PROOF.includes(code))) return new OpenIdRefusal(reason ?? code)
  return new ExternalServiceError('away', `The OpenID provider failed: ${reason ?? code ?? message}`)
}
