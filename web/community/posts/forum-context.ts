import { createContext, use } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import type { Role } from '#contract/roles.ts'

export interface ForumContext {
  forumId: string
  isLocked: boolean
  viewer: { id: string; role: Role }
  /** From the URL fragment. */
  linkedPostId: string | undefined
  /** Once it is rendered. */
  focusPost: (postId: string) => void
  requestDelete: (post: Reply) => void
  requestReport: (post: Reply) => void
}

export const ForumContextProvider = createContext<ForumContext | null>(null)

export function useForumContext(): ForumContext {
  const context = use(ForumContextProvider)
  if (!context) throw new Error('useForumContext needs a ForumContextProvider')
  return context
}
