import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import type { Reply } from '#contract/community/posts.ts'
import { can, type Role } from '#contract/roles.ts'

interface Viewer {
  id: string
  role: Role
}

/** These only hide buttons; the server checks every request. */
export const isOwn = (viewer: Viewer, { author_id }: Reply): boolean => author_id === viewer.id

export const mayEdit = (viewer: Viewer, post: Reply): boolean => !post.is_deleted && isAuthorOrModerator(viewer, post.author_id)

export const mayReport = (viewer: Viewer, post: Reply): boolean => isVisibleToAll(post) && !isOwn(viewer, post)

export const isVisibleToAll = ({ is_deleted, is_hidden }: Reply): boolean => !is_deleted && !is_hidden

export const mayHide = ({ role }: Viewer, post: Reply): boolean => can(role, 'admin') && !post.is_deleted

export const mayPin = ({ role }: Viewer, post: Reply): boolean =>
  can(role, 'admin') && post.parent_post_id === null && !post.is_deleted
