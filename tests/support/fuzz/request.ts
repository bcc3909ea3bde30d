import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { aRecording } from '#tests/support/fixtures/recordings.ts'
import { type Known, mutatedFor, validFor } from './arbitrary.ts'
import { CONTENT_TYPES, FOREIGN_KEYS, HEADERS, RAW_BODIES, RAW_IDS, RAW_QUERIES } from './hostile.ts'

export interface Sent {
  /** Path and query, perhaps encoded. */
  url: string
  payload?: string | Buffer
  contentType?: string
  headers?: Record<string, string>
  /** Without a token. */
  isRepeatedByGuest?: boolean
}

/** About half are valid. */
export function callsOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> {
  return fc
    .record({
      path: pathOf(endpoint, known),
      query: queryOf(endpoint, known),
      body: bodyOf(endpoint, known),
      headers: rarely(fc.constantFrom(...HEADERS), {}),
      isRepeatedByGuest: fc.nat(9).map((n) => n === 0),
    })
    .map(({ path, query, body, headers, isRepeatedByGuest }) => ({
      url: query ? `${path}?${query}` : path,
      ...body,
      headers,
      isRepeatedByGuest,
    }))
}

const rarely = <T>(odd: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

function pathOf({ path }: Endpoint, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const parts = names.map((name) => {
    const there = known(name).map((id) => encodeURIComponent(String(id)))
    const usual = there.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...there) }] : []
    return fc.oneof(...usual, { weight: 1, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom(...RAW_IDS) })
  })
  return fc.tuple(...parts).map((ids) => names.reduce((url, name, n) => url.replace(`:${name}`, ids[n] as string), path))
}

function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  if (!query) return rarely(fc.constantFrom(...RAW_QUERIES), '')
  return fc.oneof(
    { weight: 4, arbitrary: validFor(query, known).map(encoded) },
    { weight: 2, arbitrary: mutatedFor(query, known).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_QUERIES) },
  )
}

function encoded(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  return Object.entries(query)
    .map(
      ([key, value]) => `${percent(key)}=${percent(typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value))}`,
    )
    .join('&')
}

const percent = (text: string) => encodeURIComponent(text.toWellFormed())

type Body = Pick<Sent, 'payload' | 'contentType'>

function bodyOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Body> {
  if (endpoint.consumes) return takenOf(endpoint.consumes)
  if (endpoint.method === 'GET') return fc.constant({})
  const raw = fc.constantFrom(...RAW_BODIES).map((payload) => ({ payload, contentType: 'application/json' }))
  if (!endpoint.body) return rarely<Body>(raw, {})
  const good = validFor(endpoint.body, known)
  const json = fc.oneof(
    { weight: 10, arbitrary: good },
    { weight: 7, arbitrary: mutatedFor(endpoint.body, known) },
    { weight: 2, arbitrary: good.map((body) => ({ ...FOREIGN_KEYS, ...(body as object) })) },
  )
  const sent = fc
    .tuple(json, rarely(fc.constantFrom(...CONTENT_TYPES), 'application/json'))
    .map(([body, contentType]) => ({ payload: JSON.stringify(body) ?? '', contentType }))
  return fc.oneof({ weight: 12, arbitrary: sent }, { weight: 1, arbitrary: raw })
}

const ACTS = ['pay', 'decline', 'renew', 'fail', 'end', 'refund', 'x'].map((act) => `act=${act}`)

function takenOf(types: readonly string[]): fc.Arbitrary<Body> {
  const bytes = fc.oneof(
    fc.constant(aRecording(20)),
    fc.uint8Array({ maxLength: 2000 }).map((given) => Buffer.from(given)),
    fc.constantFrom(...RAW_BODIES, ...ACTS).map((given) => Buffer.from(given)),
  )
  return fc.record({ payload: bytes, contentType: rarely(fc.constantFrom(...CONTENT_TYPES), types[0] as string) })
}

/** Of ids. */
export function namesIn({ path, query, body }: Endpoint): Set<string> {
  const declared = [query, body].map((shape) =>
    shape ? JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })) : '',
  )
  return new Set([...`${path} ${declared.join()}`.matchAll(/[:"](\w+)/g)].map(([, name]) => name as string))
}
