/** What people write to each other: the same limits and the same reading of it on both sides. */

export const MAX_POST_LENGTH = 10_000

/** `@name` where a username can stand: not inside a word or an address such as somebody@example.in. */
export const MENTION = /(?<![\w@./-])@([A-Za-z0-9_-]{3,30})(?![A-Za-z0-9_-]|@)/g

/** Telling more people than this by one post is shouting. */
const MAX_MENTIONS = 10

/** @returns the usernames that a text names, in lower case, each once, the first ten */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, MAX_MENTIONS)
}
