import { paths } from '#web/platform/paths.ts'

/** Where a post stands: its element on the page, and the part of the address that leads to it. */

const PREFIX = 'post-'

export const elementId = (postId: string) => PREFIX + postId

export const elementOf = (postId: string) => document.getElementById(elementId(postId))

export const hashOf = (postId: string) => `#${elementId(postId)}`

/** @returns the post that the end of an address names */
export function postIn(hash: string): string | undefined {
  return /^#post-([0-9a-f-]{36})$/.exec(hash)?.[1]
}

export const addressOf = (forumId: string, postId: string) => new URL(paths.forum(forumId) + hashOf(postId), location.origin).href
