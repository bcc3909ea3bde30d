import { createContext, use } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import type { Role } from '#contract/roles.ts'

/** What every post on the page needs to know, and whom it asks. */
export interface ForumContext {
  forumId: string
  isLocked: boolean
  viewer: { id: string; role: Role }
  now: Date
  /** The post that the address names. */
  marked: string | undefined
  /** Reading goes on there, as soon as it stands on the page. */
  goTo: (postId: string) => void
  askToDelete: (post: Reply) => void
  askToReport: (post: Reply) => void
}

export const ForumContextProvider = createContext<ForumContext | null>(null)

export function useDesk(): ForumContext {
  const desk = use(ForumContextProvider)
  if (!desk) throw new Error('A post stands outside of a forum')
  return desk
}
