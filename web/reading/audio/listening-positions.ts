import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** Seconds. */
export interface ListeningPosition {
  at: number
  of: number
}

type Entry = ListeningPosition & { what: string }

const NAME = 'listening_places'
const MAX_POSITIONS = 50
/** Earlier positions are not saved. */
const MIN_SECONDS = 3

export const positionKey = (articleId: string, language: string) => `${articleId} ${language}`

export function listeningPosition(what: string): ListeningPosition | undefined {
  const found = entries().find((entry) => entry.what === what)
  return found && { at: found.at, of: found.of }
}

/** Keeps fifty. Does nothing after sign-out. */
export function saveListeningPosition(what: string, { at, of }: ListeningPosition): void {
  const { user } = readSession()
  if (!user) return
  const others = entries().filter((entry) => entry.what !== what)
  const own = at < MIN_SECONDS ? [] : [{ what, at: Math.floor(at), of }]
  writeUserItem(user.id, NAME, [...own, ...others].slice(0, MAX_POSITIONS))
}

/** Another version may have stored them. */
function entries(): Entry[] {
  const { user } = readSession()
  const stored = user && readUserItem(user.id, NAME)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(value: unknown): value is Entry {
  const { what, at, of } = (value ?? {}) as Partial<Entry>
  return typeof what === 'string' && isSeconds(at) && isSeconds(of)
}

const isSeconds = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
