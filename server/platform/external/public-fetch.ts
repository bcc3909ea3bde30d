import { type IncomingMessage, request as send } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ExternalServiceError, retryAfter } from './external-call.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'
import type { PublicNetwork } from './public-network.ts'

export const NOT_HTTPS = 'The address must begin with https://'
export const HAS_USER = 'The address must not contain a user name or password'
export const OTHER_PORT = 'Only the usual port of https is called'
export const NOT_PUBLIC = 'The address leads into a private network'
export const NO_SUCH_HOST = 'There is no such host'
export const TOO_MANY_REDIRECTS = 'The address is redirected too often'
export const TOO_SLOW = 'The page did not come in time'
export const NOT_REACHED = 'The page cannot be reached'
export const TOO_LARGE = 'The page is too large'
export const WRONG_TYPE = 'The address has neither a page nor a text nor a PDF'
export const BROKEN_BODY = 'The page came damaged'

export interface PublicRequest {
  address: string
  userAgent: string
  /** Media types; others are refused before their content. */
  types: readonly string[]
  /** Bytes, sent and unpacked. */
  most: number
  /** With all redirects. */
  timeoutMs: number
  redirects: number
  signal?: AbortSignal | undefined
  /** Before each request, also after a redirect. @throws to refuse it */
  before?: (url: URL) => Promise<void>
}

export interface PublicPage {
  /** After redirects. */
  address: string
  type: string
  charset: string | undefined
  bytes: Buffer
}

/**
 * Reads a page of the public internet. Host names are resolved once, every address is checked, and the connection goes to a checked address.
 * @throws ExternalServiceError `away` may be tried again
 */
export async function fetchPublic(request: PublicRequest, network: PublicNetwork): Promise<PublicPage> {
  const time = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([time, request.signal]) : time
  try {
    return await untilAborted(follow(request, network, signal), signal)
  } catch (error) {
    request.signal?.throwIfAborted()
    if (time.aborted) throw new ExternalServiceError('away', TOO_SLOW)
    throw error instanceof ExternalServiceError ? error : new ExternalServiceError('away', NOT_REACHED)
  }
}

/** @throws ExternalServiceError `refused` */
export function publicUrl(address: string | URL): URL {
  if (!URL.canParse(address)) throw refused(NOT_HTTPS)
  const url = new URL(address)
  if (url.protocol !== 'https:') throw refused(NOT_HTTPS)
  if (url.username || url.password) throw refused(HAS_USER)
  if (url.port) throw refused(OTHER_PORT)
  if (!isPublicHost(url.hostname)) throw refused(NOT_PUBLIC)
  url.hash = ''
  return url
}

const refused = (message: string) => new ExternalServiceError('refused', message)
const unusable = (message: string) => new ExternalServiceError('unusable', message)

async function follow(request: PublicRequest, network: PublicNetwork, signal: AbortSignal): Promise<PublicPage> {
  let url = publicUrl(request.address)
  for (let redirects = 0; redirects <= request.redirects; redirects++) {
    await request.before?.(url)
    const response = await ask(url, request, network, signal)
    const next = REDIRECTS.has(response.statusCode ?? 0) ? response.headers.location : undefined
    if (next === undefined) return await pageOf(url, response, request, signal).finally(() => response.destroy())
    response.destroy()
    if (!URL.canParse(next, url)) throw refused(NOT_HTTPS)
    url = publicUrl(new URL(next, url))
  }
  throw refused(TOO_MANY_REDIRECTS)
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

async function ask(url: URL, { userAgent, types }: PublicRequest, network: PublicNetwork, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const address = await checkedAddress(host, network)
  signal.throwIfAborted()
  const socket = await network.connect(address, host, signal)
  const headers = {
    host: url.host,
    'user-agent': userAgent,
    accept: types.join(', '),
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
  }
  return responseOf(socket, `${url.pathname}${url.search}`, headers, signal)
}

/** Of several addresses none may be private. */
async function checkedAddress(host: string, network: PublicNetwork): Promise<string> {
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new ExternalServiceError('away', NO_SUCH_HOST)
  if (!addresses.every(isPublicAddress)) throw refused(NOT_PUBLIC)
  return first
}

function responseOf(
  socket: Duplex,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // With an agent, also a new one, Node would open a connection of its own.
    const request = send({ createConnection: () => socket, method: 'GET', path, headers, signal })
    request.once('response', resolve)
    request.once('error', reject)
    request.once('close', () => socket.destroy())
    request.end()
  })
}

async function pageOf(url: URL, response: IncomingMessage, { types, most }: PublicRequest, signal: AbortSignal) {
  const { statusCode: status = 0, headers } = response
  if (status !== 200) throw failureOf(status, headers['retry-after'])
  const { type, charset } = contentType(headers['content-type'])
  if (!types.includes(type) && !types.includes('*/*')) throw unusable(WRONG_TYPE)
  if (Number(headers['content-length']) > most) throw unusable(TOO_LARGE)
  return { address: url.href, type, charset, bytes: await bodyOf(response, headers['content-encoding'], most, signal) }
}

const BUSY = [408, 425, 429]

function failureOf(status: number, wait: string | undefined): ExternalServiceError {
  const says = `The page answered ${status}`
  if (BUSY.includes(status) || status >= 500)
    return new ExternalServiceError('away', says, retryAfter(wait ?? null), false, status)
  return new ExternalServiceError('refused', says, undefined, false, status)
}

function contentType(header = ''): { type: string; charset: string | undefined } {
  const [type = '', ...parameters] = header.split(';', 5)
  const charset = parameters.map((part) => /^\s*charset\s*=\s*"?([\w.:+-]{1,40})/i.exec(part)?.[1]).find(Boolean)
  return { type: type.trim().toLowerCase(), charset }
}

const UNPACK = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function bodyOf(response: IncomingMessage, encoding = '', most: number, signal: AbortSignal): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  const unpack = Object.entries(UNPACK).find(([known]) => known === name)?.[1]
  if (!unpack && name !== '' && name !== 'identity') throw unusable(BROKEN_BODY)
  const parts: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of atMost(source, most)) parts.push(part)
  }
  try {
    const sent = (source: AsyncIterable<Buffer>) => atMost(source, most)
    if (unpack) await pipeline(response, sent, unpack(), collect, { signal })
    else await pipeline(response, collect, { signal })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw /^(?:Z_|ERR__?BROTLI|ERR_PADDING)/.test(code) ? unusable(BROKEN_BODY) : error
  }
  return Buffer.concat(parts)
}

async function* atMost(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of source) {
    bytes += part.length
    if (bytes > most) throw unusable(TOO_LARGE)
    yield part
  }
}

/** A lookup of a name cannot be stopped. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
