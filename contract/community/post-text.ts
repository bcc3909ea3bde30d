export const MAX_POST_LENGTH = 10_000

/** Not in words or email addresses. */
export const MENTION = /(^|[^\w@./-])@([A-Za-z0-9_-]{3,30})(?![A-Za-z0-9_-]|@)/g

/** Limits notifications of one post. */
const MAX_MENTIONS = 10

/** @returns distinct lower-case usernames */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, , name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, MAX_MENTIONS)
}
