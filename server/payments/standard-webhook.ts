import { Webhook, WebhookVerificationError } from 'standardwebhooks'

export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

export interface RawMessage {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** @returns `undefined` unless signed within five minutes */
export function openSigned(keys: Uint8Array[], { headers, body }: RawMessage): { id: string; text: string } | undefined {
  const given = signatureIn(headers)
  const text = textOf(body)
  if (!given || text === undefined) return undefined
  const isRight = keys.some((key) => isSigned(key, text, given))
  return isRight ? { id: given['webhook-id'], text } : undefined
}

export function sign(key: Uint8Array, id: string, at: Date, text: string): SignedHeaders {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, at, text),
  }
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
const LONGEST = { 'webhook-id': 200, 'webhook-timestamp': 12, 'webhook-signature': 1000 }

/** The library accepts "1.0" as a timestamp and joins repeated headers. */
function signatureIn(headers: RawMessage['headers']): SignedHeaders | undefined {
  const found = NAMES.map((name) => {
    const value = headers[name]
    return typeof value === 'string' && value.length <= LONGEST[name] ? value : ''
  })
  const [id = '', timestamp = '', signature = ''] = found
  if (!/^[\x21-\x7e]+$/.test(id) || !/^\d+$/.test(timestamp) || !signature) return undefined
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}

/** Decoding invalid UTF-8 would change signed bytes. */
function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

/** Constant time. */
function isSigned(key: Uint8Array, text: string, headers: SignedHeaders): boolean {
  try {
    new Webhook(key, { format: 'raw' }).verify(text, { ...headers }, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

/** @returns `undefined` for other text and short secrets */
export function decodedSecret(secret: string): Uint8Array | undefined {
  const text = secret.replace(/^whsec_/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const key = Buffer.from(text, 'base64')
  return key.length >= LEAST_KEY_BYTES ? key : undefined
}

const LEAST_KEY_BYTES = 16
