import { paths } from '#web/platform/paths.ts'

const PREFIX = 'post-'

export const elementId = (postId: string) => PREFIX + postId

export const elementOf = (postId: string) => document.getElementById(elementId(postId))

export const hashOf = (postId: string) => `#${elementId(postId)}`

export function parsePostHash(hash: string): string | undefined {
  return /^#post-([0-9a-f-]{36})$/.exec(hash)?.[1]
}

export const postUrl = (forumId: string, postId: string) => new URL(paths.forum(forumId) + hashOf(postId), location.origin).href
