import { nameTag } from '#server/platform/auth/sessions.ts'

/** Renaming evicts only replies that show the name. */
export const nameTagsIn = (reply: object): string[] => [...new Set(namesIn(reply))].map(nameTag)

export const forumListTags = (reply: object): string[] => ['forum', ...nameTagsIn(reply)]

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'username' && typeof inside === 'string' ? [inside] : namesIn(inside),
  )
}
