import type { Reply } from '#contract/community/posts.ts'
import type { Role } from '#contract/roles.ts'

interface Viewer {
  id: string
  role: Role
}

/** The server decides again about every call. */
export const isOwn = (viewer: Viewer, { author_id }: Reply): boolean => author_id === viewer.id

export const mayChange = (viewer: Viewer, post: Reply): boolean =>
  !post.is_deleted && (isOwn(viewer, post) || viewer.role === 'admin' || viewer.role === 'tester')

export const mayReport = (viewer: Viewer, post: Reply): boolean => isOpenToAll(post) && !isOwn(viewer, post)

/** Neither deleted nor hidden: it can be answered, liked and reported. */
export const isOpenToAll = ({ is_deleted, is_hidden }: Reply): boolean => !is_deleted && !is_hidden

export const mayHide = ({ role }: Viewer, post: Reply): boolean => role === 'admin' && !post.is_deleted

export const mayPin = ({ role }: Viewer, post: Reply): boolean =>
  role === 'admin' && post.parent_post_id === null && !post.is_deleted
