import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import type { Role } from '#contract/roles.ts'
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
}

export interface SessionRow extends Member {
  expiresAt: Date
}

/** Finds a live session by its token and prolongs it; the accounts domain supplies it. */
export type FindSession = (token: string, now: Date) => Promise<SessionRow | undefined>

/** A safety net: changes are invalidated at once. */
const TTL_MS = 60_000
const MAX_SESSIONS = 50_000

/**
 * Sessions cached by token, so that a signed-in call costs no query. Whatever changes a person or ends a session invalidates
 * `person:<user id>`.
 */
export class Sessions {
  readonly #cache: TaggedCache<SessionRow>
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

  async find(token: string, now: Date): Promise<Member | undefined> {
    const tags = (row: SessionRow) => [personTag(row.id)]
    const row = await this.#cache.get(token, tags, () => this.#find(token, now))
    return row && row.expiresAt > now ? row : undefined
  }

  close(): void {
    this.#cache.close()
  }
}

/** What to invalidate when a person or their sessions change. */
export const personTag = (userId: string): string => `person:${userId}`

/** What to invalidate when a username is given up: replies that show it. Signing out or another time zone changes none of them. */
export const nameTag = (username: string): string => `name:${username}`
