import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Brief, Ready } from './memory.ts'
import { sendAtHand } from './reply.ts'
import type { Member } from './sessions.ts'

/** What an address says, not yet looked at. */
export interface Asked {
  params: Record<string, string>
  query: unknown
}

export interface Found {
  reply: Ready | Brief
  member: Member
}

/** @returns nothing wherever there is anything to wait for, to refuse or to find out */
type Find = (request: IncomingMessage, asked: Asked) => Found | undefined

interface Way {
  endpoint: Endpoint
  parameter: string | undefined
  find: Find
}

/** A path whose last part is a parameter. */
const LAST_PARAMETER = /^(.*\/):([^/]+)$/

/**
 * Replies that are ready in memory, sent before Fastify makes its objects for a request: most calls of a morning are such. Whatever is not plain
 * (who is calling is not known, or has called too often; the bytes have to be found; we are busy or ending) is left to Fastify, which decides alone.
 */
export class AtHand {
  readonly #ways = new Map<string, Way>()
  readonly #isOpen: () => boolean
  /** Told of each answer, with the seconds it took. */
  onAnswer: (endpoint: Endpoint, status: number, seconds: number) => void = () => {}

  /** @param isOpen whether calls are taken just now */
  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen
  }

  /** @param endpoint that reads; of its path at most the last part is a parameter */
  add(endpoint: Endpoint, find: Find): void {
    const [, before, parameter] = LAST_PARAMETER.exec(endpoint.path) ?? []
    const start = before ?? endpoint.path
    if (endpoint.method !== 'GET' || start.includes(':')) throw new Error(`${endpoint.method} ${endpoint.path} cannot be at hand`)
    this.#ways.set(start, { endpoint, parameter, find })
  }

  /** @returns whether the request is answered */
  answers(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.#isOpen()) return false
    const begun = performance.now()
    const [way, asked] = this.#wayOf(request.url as string)
    const found = way && asked && foundBy(way, request, asked)
    if (!way || !found) return false
    sendAtHand(request.headers, reply, found.reply, found.member.role)
    this.onAnswer(way.endpoint, reply.statusCode, (performance.now() - begun) / 1000)
    return true
  }

  #wayOf(url: string): [Way, Asked] | [] {
    // Fastify knows how these are decoded.
    if (url.includes('%')) return []
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    const query = end < 0 ? {} : parse(url.slice(end + 1))
    const whole = this.#ways.get(path)
    if (whole) return whole.parameter ? [] : [whole, { params: {}, query }]
    const start = path.lastIndexOf('/') + 1
    const way = this.#ways.get(path.slice(0, start))
    return way?.parameter ? [way, { params: { [way.parameter]: path.slice(start) }, query }] : []
  }
}

/** What fails here fails for Fastify too, which tells of it. */
function foundBy({ find }: Way, request: IncomingMessage, asked: Asked): Found | undefined {
  try {
    return find(request, asked)
  } catch {
    return undefined
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    atHand: AtHand
  }
}
