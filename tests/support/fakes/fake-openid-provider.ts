import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const CLIENT_ID = 'catalyst.apps.example'
const CLIENT_SECRET = 'the-secret-of-the-client'
const KEY_ID = 'key-1'

export interface Somebody {
  sub: string
  email: string
  email_verified?: unknown
  /** Workspace of the mailbox. */
  hd?: string
}

/** Until the next test. */
interface Behaviour {
  /** Before they are signed. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>
  /** With an unpublished key. */
  usesForeignKey?: boolean
  usesNoKey?: boolean
  /** Of the token endpoint. */
  tokenReply?: { status: number; type: string; body: string }
  /** The token endpoint never replies. */
  hangs?: boolean
}

interface Issued {
  somebody: Somebody
  nonce: string
  challenge: string
  redirectUri: string
}

/** Like Google: discovery, authorization with PKCE, and RS256 ID tokens. */
export class FakeOpenIdProvider {
  readonly #server = createServer((request, reply) => void this.#answer(request, reply))
  readonly #key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #codes = new Map<string, Issued>()
  #count = 0
  behaviour: Behaviour = {}
  /** `null`: the user cancels. */
  current: Somebody | null = null
  lastVisit: Record<string, string> = {}

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get env(): Record<string, string> {
    return { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: this.issuer }
  }

  /** @returns the query of the redirect */
  agree(url: string, somebody: Somebody): { code: string; state: string; iss: string } {
    const query = Object.fromEntries(new URL(url).searchParams)
    this.lastVisit = query
    const code = `code-${++this.#count}`
    this.#codes.set(code, {
      somebody,
      nonce: query.nonce ?? '',
      challenge: query.code_challenge ?? '',
      redirectUri: query.redirect_uri ?? '',
    })
    return { code, state: query.state ?? '', iss: this.issuer }
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.issuer)
    if (pathname === '/.well-known/openid-configuration') return sendJson(reply, 200, this.#metadata())
    if (pathname === '/keys') return sendJson(reply, 200, { keys: [this.#publicKey()] })
    if (pathname === '/authorize') return this.#sendBack(request, reply)
    if (pathname === '/token') return this.#token(new URLSearchParams(await text(request)), reply)
    reply.writeHead(404).end()
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  #publicKey() {
    return { ...this.#key.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  }

  /** For browsers: agrees or cancels at once. */
  #sendBack(request: IncomingMessage, reply: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.issuer)
    const back = new URL(url.searchParams.get('redirect_uri') ?? this.issuer)
    const added = this.current
      ? this.agree(url.href, this.current)
      : { error: 'access_denied', state: url.searchParams.get('state') ?? '', iss: this.issuer }
    for (const [name, value] of Object.entries(added)) back.searchParams.set(name, value)
    reply.writeHead(302, { location: back.href }).end()
  }

  #token(form: URLSearchParams, reply: ServerResponse): void {
    const { hangs, tokenReply } = this.behaviour
    if (hangs) return
    if (tokenReply) {
      reply.writeHead(tokenReply.status, { 'content-type': tokenReply.type }).end(tokenReply.body)
      return
    }
    const issued = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
      sendJson(reply, 401, { error: 'invalid_client' })
    else if (!issued || form.get('redirect_uri') !== issued.redirectUri || challengeOf(form) !== issued.challenge)
      sendJson(reply, 400, { error: 'invalid_grant' })
    else sendJson(reply, 200, { access_token: 'opaque', token_type: 'Bearer', id_token: this.#idToken(issued) })
  }

  #idToken({ somebody, nonce }: Issued): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: this.issuer, aud: CLIENT_ID, iat: now, exp: now + 3600, nonce, email_verified: true, ...somebody }
    const { claims: change, usesForeignKey, usesNoKey } = this.behaviour
    const key = usesForeignKey ? this.#foreignKey.privateKey : this.#key.privateKey
    return signed(change ? change(claims) : claims, usesNoKey ? undefined : key)
  }
}

const challengeOf = (form: URLSearchParams) =>
  createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')

function signed(claims: object, key: KeyObject | undefined): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const said = `${part(key ? { alg: 'RS256', kid: KEY_ID } : { alg: 'none' })}.${part(claims)}`
  return `${said}.${key ? createSign('RSA-SHA256').update(said).sign(key, 'base64url') : ''}`
}

function sendJson(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
