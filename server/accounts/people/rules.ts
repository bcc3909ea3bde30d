import { folded } from '#contract/fold-text.ts'
import { escapeLike } from '#server/db/search-patterns.ts'

/** @returns a `like` pattern */
export function prefixPattern(typed: string): string | undefined {
  const text = folded(typed).trim()
  return text === '' ? undefined : `${escapeLike(text)}%`
}
