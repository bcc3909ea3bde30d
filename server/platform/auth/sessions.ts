import { LRUCache } from 'lru-cache'
import type { Role } from '#contract/roles.ts'
import { onSignal } from '#server/platform/events/signals.ts'

/** Who is calling. */
export interface Member {
  id: string
  email: string
  username: string
  role: Role
  timeZone: string
  sessionId: string
}

export interface SessionRow extends Member {
  expiresAt: Date
}

/** Finds a live session by its token, and keeps it alive; `accounts` supplies it. */
export type FindSession = (token: string, now: Date) => Promise<SessionRow | undefined>

/** A safety net only: changes are signalled at once. */
const TRUST_MS = 60_000
const MOST = 50_000

/**
 * Sessions kept in memory, so that a signed-in read costs no query. Anything that changes a person or ends a session signals
 * `person` with the user's id, which all processes hear; while they cannot hear, memory is not used.
 */
export class Sessions {
  readonly #kept = new LRUCache<string, { row: SessionRow; until: number }>({
    max: MOST,
    dispose: ({ row }, token) => this.#unlist(row.id, token),
  })
  readonly #tokensOf = new Map<string, Set<string>>()
  readonly #find: FindSession
  readonly #isLive: () => boolean
  #generation = 0

  constructor(find: FindSession, isLive: () => boolean) {
    this.#find = find
    this.#isLive = isLive
    onSignal('person', (userId) => this.#forget(userId))
  }

  /** @returns the member if memory knows, so that the caller need not wait */
  peek(token: string, now: Date): Member | undefined {
    const kept = this.#kept.get(token)
    return kept && kept.until > now.getTime() && this.#isLive() ? kept.row : undefined
  }

  async find(token: string, now: Date): Promise<Member | undefined> {
    const generation = this.#generation
    const row = await this.#find(token, now)
    if (row && generation === this.#generation) {
      this.#kept.set(token, { row, until: Math.min(row.expiresAt.getTime(), now.getTime() + TRUST_MS) })
      const tokens = this.#tokensOf.get(row.id)
      if (tokens) tokens.add(token)
      else this.#tokensOf.set(row.id, new Set([token]))
    }
    return row
  }

  #forget(userId: string): void {
    this.#generation++
    if (userId === '*') this.#kept.clear()
    else for (const token of [...(this.#tokensOf.get(userId) ?? [])]) this.#kept.delete(token)
  }

  /** Whatever leaves memory leaves the list of its person too, or the lists would grow for ever. */
  #unlist(userId: string, token: string): void {
    const tokens = this.#tokensOf.get(userId)
    tokens?.delete(token)
    if (tokens?.size === 0) this.#tokensOf.delete(userId)
  }
}
