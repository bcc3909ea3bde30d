import { escapeLike } from '#server/db/search-patterns.ts'

/** @returns a `like` pattern for the beginning of an email or username key; `undefined` for an empty search */
export function prefixPattern(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  return text === '' ? undefined : `${escapeLike(text)}%`
}
