/** Limits and mentions of user-written text. The browser loads this file, so it has no schemas. */

export const MAX_POST_LENGTH = 10_000

/** `@name`, but not inside a word or an email address such as somebody@example.in: what is before it, and the name. */
export const MENTION = /(^|[^\w@./-])@([A-Za-z0-9_-]{3,30})(?![A-Za-z0-9_-]|@)/g

/** The maximum number of users notified of one post. */
const MAX_MENTIONS = 10

/** @returns the first ten different usernames that a text mentions, in lower case */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, , name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, MAX_MENTIONS)
}
