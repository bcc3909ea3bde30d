const MAX_WORDS = 8

/** `ilike` patterns, one for each of the first eight different words; a row must match all of them. */
export function containsPatterns(text: string): string[] {
  const words = [...new Set(text.trim().split(/\s+/))].filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => `%${escapeLike(word)}%`)
}

/** Escapes the wildcards of `like`, so that they match themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
