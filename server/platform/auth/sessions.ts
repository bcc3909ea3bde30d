import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import type { Role } from '#contract/roles.ts'
import { lru } from '#server/platform/cache/lru.ts'
import { TaggedCache } from '#server/platform/cache/tagged-cache.ts'

export interface Member {
  id: string
  email: string
  username: string
  role: Role
  timeZone: string
  sessionId: string
  requiredStep: RequiredStep | null
  isEmailConfirmed: boolean
  needsConsent: boolean
}

export interface SessionRow extends Member {
  expiresAt: Date
}

export type FindSession = (token: string, now: Date) => Promise<SessionRow | undefined>

/** Only a safety net. */
const TTL_MS = 60_000
const MAX_SESSIONS = 50_000
const UNKNOWN_TTL_MS = 10_000
const MAX_UNKNOWN = 10_000

/** Invalidated by `person:<user id>`. */
export class Sessions {
  readonly #cache: TaggedCache<SessionRow>
  readonly #unknown = lru<true>(MAX_UNKNOWN, { ttl: UNKNOWN_TTL_MS })
  readonly #known = lru<true>(MAX_SESSIONS)
  readonly #find: FindSession

  constructor(find: FindSession, isLive: () => boolean) {
    this.#find = find
    this.#cache = new TaggedCache({ isLive, ttl: TTL_MS, max: MAX_SESSIONS })
  }

  peek(token: string, now: Date): Member | undefined {
    const row = this.#cache.peek(token)
    return row && row.expiresAt > now ? row : undefined
  }

  isUnknown(token: string): boolean {
    return this.#unknown.has(token)
  }

  isKnown(token: string): boolean {
    return this.#known.has(token)
  }

  async find(token: string, now: Date): Promise<Member | undefined> {
    const tags = (row: SessionRow) => [personTag(row.id)]
    const row = await this.#cache.get(token, tags, () => this.#find(token, now))
    const member = row && row.expiresAt > now ? row : undefined
    if (member) this.#known.set(token, true)
    else this.#forget(token)
    return member
  }

  #forget(token: string): void {
    this.#known.delete(token)
    this.#unknown.set(token, true)
  }

  close(): void {
    this.#cache.close()
  }
}

export const personTag = (userId: string): string => `person:${userId}`

export const nameTag = (username: string): string => `name:${username}`
