import { nameTag } from '#server/platform/auth/sessions.ts'

/** The tags of every username in a cached reply: who renames themselves or goes evicts only what shows their name. */
export const nameTagsIn = (reply: object): string[] => [...new Set(namesIn(reply))].map(nameTag)

/** Of lists of forums and of posts from all of them. */
export const forumListTags = (reply: object): string[] => ['forum', ...nameTagsIn(reply)]

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'username' && typeof inside === 'string' ? [inside] : namesIn(inside),
  )
}
