import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const PRESENT_AND_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40

/** P-256 and a counter; WebAuthn without attestation. */
export class FakeAuthenticator {
  readonly id = randomBytes(32).toString('base64url')
  /** A copy of the device would continue from an older count. */
  counter = 0
  flags = PRESENT_AND_VERIFIED
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject

  constructor(origin: string) {
    this.#origin = origin
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = keys.privateKey
    this.#publicKey = keys.publicKey
  }

  /** As `navigator.credentials.create`. */
  create(challenge: string) {
    const id = Buffer.from(this.id, 'base64url')
    const head = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#coseKey()])
    const authData = Buffer.concat([this.#authenticatorData(HAS_CREDENTIAL), head])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ])
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** As `navigator.credentials.get`. */
  get(challenge: string, userId?: string) {
    this.counter++
    const authenticatorData = this.#authenticatorData()
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#privateKey).toString('base64url'),
      ...(userId ? { userHandle: Buffer.from(userId).toString('base64url') } : {}),
    })
  }

  #credential<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response }
  }

  #clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }))

  #authenticatorData(more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    return Buffer.concat([host, Buffer.from([this.flags | more]), counter])
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const point = (value: string) => bytes(Buffer.from(value, 'base64url'))
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      ...[point(x), Buffer.from([0x22]), point(y)],
    ])
  }
}

/** CBOR; up to 64 KiB. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from(lengthOf(value)), value])
/** The shortest form, which parsers require. */
const lengthOf = ({ length }: Buffer) => (length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff])
