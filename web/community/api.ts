import { community } from '#contract/community.ts'
import { call } from '#web/platform/call.ts'

/** A reply that does not come within this counts as lost; what is sent again is stored once. */
const PATIENCE_MS = 20_000

export const askForum = (forumId: string, signal: AbortSignal) => call(community.forum, { params: { forumId }, signal })

export const askOlderPosts = (forumId: string, before: string) => call(community.posts, { params: { forumId }, query: { before } })

export const askThread = (postId: string, signal: AbortSignal) => call(community.post, { params: { postId }, signal })

export const askReplies = (postId: string, after: string | null) =>
  call(community.replies, { params: { postId }, query: after === null ? {} : { after } })

interface NewPost {
  content: string
  parent_post_id: string | null
  client_key: string
}

export const createPost = async (forumId: string, body: NewPost) =>
  (await call(community.createPost, { params: { forumId }, body, signal: AbortSignal.timeout(PATIENCE_MS) })).post

export const editPost = async (postId: string, content: string) =>
  (await call(community.editPost, { params: { postId }, body: { content }, signal: AbortSignal.timeout(PATIENCE_MS) })).post

export const deletePost = async (postId: string) => (await call(community.deletePost, { params: { postId } })).post

export const react = async (postId: string, reaction_type: 'like' | 'dislike') =>
  (await call(community.react, { params: { postId }, body: { reaction_type } })).data

export const pinPost = async (postId: string, is_pinned: boolean) =>
  (await call(community.pinPost, { params: { postId }, body: { is_pinned } })).post

export const setSubscribed = (forumId: string, isWanted: boolean) =>
  call(isWanted ? community.subscribe : community.unsubscribe, { params: { forumId } })

export const changeForum = async (forumId: string, body: { is_pinned: boolean } | { is_locked: boolean }) =>
  (await call(community.changeForum, { params: { forumId }, body })).forum
