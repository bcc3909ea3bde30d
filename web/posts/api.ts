import { community } from '#contract/community.ts'
import { posts } from '#contract/posts.ts'
import { call } from '#web/platform/call.ts'

/** A reply that does not come within this counts as lost; what is sent again is stored once. */
const PATIENCE_MS = 20_000

export const askForum = (forumId: string, signal: AbortSignal) => call(posts.forum, { params: { forumId }, signal })

export const askOlderPosts = (forumId: string, before: string) => call(posts.list, { params: { forumId }, query: { before } })

export const askThread = (postId: string, signal: AbortSignal) => call(posts.post, { params: { postId }, signal })

export const askReplies = (postId: string, after: string | null) =>
  call(posts.replies, { params: { postId }, query: after === null ? {} : { after } })

interface NewPost {
  content: string
  parent_post_id: string | null
  client_key: string
}

export const createPost = async (forumId: string, body: NewPost) =>
  (await call(posts.create, { params: { forumId }, body, signal: AbortSignal.timeout(PATIENCE_MS) })).post

export const editPost = async (postId: string, content: string) =>
  (await call(posts.edit, { params: { postId }, body: { content }, signal: AbortSignal.timeout(PATIENCE_MS) })).post

export const deletePost = async (postId: string) => (await call(posts.remove, { params: { postId } })).post

export const react = async (postId: string, reaction_type: 'like' | 'dislike') =>
  (await call(posts.react, { params: { postId }, body: { reaction_type } })).data

export const pinPost = async (postId: string, is_pinned: boolean) =>
  (await call(posts.pin, { params: { postId }, body: { is_pinned } })).post

export const hidePost = async (postId: string, is_hidden: boolean) =>
  (await call(posts.hide, { params: { postId }, body: { is_hidden } })).post

export const setSubscribed = (forumId: string, isWanted: boolean) =>
  call(isWanted ? community.subscribe : community.unsubscribe, { params: { forumId } })

export const changeForum = async (forumId: string, body: { is_pinned: boolean } | { is_locked: boolean }) =>
  (await call(community.changeForum, { params: { forumId }, body })).forum
