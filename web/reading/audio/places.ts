import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** Where listening stopped, and how long the whole is; both in seconds. */
export interface ListeningPlace {
  at: number
  of: number
}

type Entry = ListeningPlace & { what: string }

const NAME = 'listening_places'
const MOST = 50
/** Less than this is heard again in no time. */
const WORTH_KEEPING = 3

export const placeName = (articleId: string, language: string) => `${articleId} ${language}`

export function placeIn(what: string): ListeningPlace | undefined {
  const found = entries().find((entry) => entry.what === what)
  return found && { at: found.at, of: found.of }
}

/** Keeps the fifty that were heard last. Leaving a page by signing out keeps nothing: then there is nobody to keep it for. */
export function keepPlace(what: string, { at, of }: ListeningPlace): void {
  const { user } = readSession()
  if (!user) return
  const others = entries().filter((entry) => entry.what !== what)
  const own = at < WORTH_KEEPING ? [] : [{ what, at: Math.floor(at), of }]
  writeUserItem(user.id, NAME, [...own, ...others].slice(0, MOST))
}

/** What is stored may have been written by an older version, or by hand. */
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
