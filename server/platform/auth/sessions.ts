import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import type { Role } from '#contract/roles.ts'
import { lru } from '#server/platform/cache/lru.ts'
import { TaggedCache } from '#server/platform/cache/tagged-cache.ts'

/** Who is calling. */
export interface Member {
  id: string
  email: string
  username: string
  role: Role
  timeZone: string
  sessionId: string
  /** What this person must do before calls that need a capability work. */
  requiredStep: RequiredStep | null
  /** Whether the person has proved that they read the mail of their address. */
  isEmailConfirmed: boolean
  /** Whether the person agreed to no terms at sign-up, and has not since. */
  needsConsent: boolean
}

export interface SessionRow extends Member {
  expiresAt: Date
}

/** Finds a live session by its token and prolongs it; the accounts domain supplies it. */
export type FindSession = (token: string, now: Date) => Promise<SessionRow | undefined>

/** A safety net: changes are invalidated at once. */
const TTL_MS = 60_000
const MAX_SESSIONS = 50_000
/** A token of nobody never becomes somebody's. It is remembered for those who repeat one that has ended. */
const UNKNOWN_TTL_MS = 10_000
const MAX_UNKNOWN = 10_000

/**
 * Sessions cached by token, so that a signed-in call costs no query. Whatever changes a person or ends a session invalidates
 * `person:<user id>`.
 */
export class Sessions {
  readonly #cache: TaggedCache<SessionRow>
  readonly #unknown = lru<true>(MAX_UNKNOWN, { ttl: UNKNOWN_TTL_MS })
  /** Tokens that were somebody's when they were looked up last. */
  readonly #known = lru<true>(MAX_SESSIONS)
  readonly #find: FindSession

  /** @param isLive whether invalidations of other processes arrive now */
  constructor(find: FindSession, isLive: () => boolean) {
    this.#find = find
    this.#cache = new TaggedCache({ isLive, ttl: TTL_MS, max: MAX_SESSIONS })
  }

  /** @returns the member if the session is cached, for callers that need not wait */
  peek(token: string, now: Date): Member | undefined {
    const row = this.#cache.peek(token)
    return row && row.expiresAt > now ? row : undefined
  }

  /** Whether a token that is not cached is nobody's, as far as is known without a query. */
  isUnknown(token: string): boolean {
    return this.#unknown.has(token)
  }

  /** Whether a token that is not cached was somebody's until a moment ago. */
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

/** What to invalidate when a person or their sessions change. */
export const personTag = (userId: string): string => `person:${userId}`

/** What to invalidate when a username is given up: replies that show it. Signing out or another time zone changes none of them. */
export const nameTag = (username: string): string => `name:${username}`
