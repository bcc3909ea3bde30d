import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import type { Brief, EncodedResponse } from '#server/platform/cache/response-cache.ts'
import { sendAtHand } from './reply.ts'

export interface Found {
  reply: EncodedResponse | Brief
  member: Member
}

interface Known {
  endpoint: Endpoint
  /** @returns nothing wherever there is anything to wait for, to refuse or to find out */
  find: (request: IncomingMessage) => Found | undefined
}

const MAX_ADDRESSES = 2000
const LONGEST_ADDRESS = 200

/**
 * Replies that are ready in memory, sent before Fastify makes its objects for a request: most calls of a morning are such. What an address asks
 * for is told by Fastify, when it has answered it from memory itself. Whatever is not plain (who is calling is not known, or has called too often; the
 * reply has to be found; the process is behind or ending) is left to it, and it decides alone.
 */
export class AtHand {
  readonly #known = new LRUCache<string, Known>({ max: MAX_ADDRESSES })
  readonly #isOpen: () => boolean
  /** Told of each answer, with the seconds it took. */
  onAnswer: (endpoint: Endpoint, status: number, seconds: number) => void = () => {}

  /** @param isOpen whether calls are taken just now */
  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen
  }

  /** @param url of a request to this endpoint that was answered from memory */
  learn(url: string, endpoint: Endpoint, find: Known['find']): void {
    if (url.length <= LONGEST_ADDRESS && !this.#known.has(url)) this.#known.set(url, { endpoint, find })
  }

  /** @returns whether the request is answered */
  answers(request: IncomingMessage, reply: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.#isOpen()) return false
    const begun = performance.now()
    const known = this.#known.get(request.url as string)
    const found = known && foundBy(known, request)
    if (!found) return false
    sendAtHand(request.headers, reply, found.reply, found.member.role)
    this.onAnswer(known.endpoint, reply.statusCode, (performance.now() - begun) / 1000)
    return true
  }
}

/** What fails here fails for Fastify too, which tells of it. */
function foundBy({ find }: Known, request: IncomingMessage): Found | undefined {
  try {
    return find(request)
  } catch {
    return undefined
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    atHand: AtHand
  }
}
