import { forums } from '#contract/community/forums.ts'
import type { Post } from '#contract/community/posts.ts'
import { posts } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { forumInLanguage } from '#web/community/shared/built-in-forums.ts'
import { call } from '#web/platform/http/call.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { cancel, deliveryOf, pending } from '#web/platform/offline/outbox-state.ts'
import { readSession } from '#web/platform/session/session.ts'
import { newDraft, saveDraft } from '#web/platform/storage/drafts.ts'
import { toast } from '#web/ui/status/toast-store.ts'

/** After this the request is retried; the idempotency key prevents duplicates. */
const REQUEST_TIMEOUT_MS = 20_000

export async function loadForum(forumId: string, signal: AbortSignal) {
  const page = await call(posts.forum, { params: { forumId }, signal })
  return { ...page, forum: forumInLanguage(page.forum) }
}

export const loadOlderPosts = (forumId: string, before: string) => call(posts.list, { params: { forumId }, query: { before } })

export const loadThread = (postId: string, signal: AbortSignal) => call(posts.post, { params: { postId }, signal })

export const loadReplies = (postId: string, after: string | null) =>
  call(posts.replies, { params: { postId }, query: after === null ? {} : { after } })

interface NewPost {
  content: string
  parent_post_id: string | null
  client_key: string
}

interface WaitingPost extends NewPost {
  forumId: string
}

const POST = 'post'

declareKind<WaitingPost, Post>(POST, {
  storedFor: 'pro',
  send: async ({ forumId, ...body }) =>
    (await call(posts.create, { params: { forumId }, body, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })).post,
  onSent: () => toast(m.offlinePublished, 'success'),
  onRefused: (post, sentence) => {
    restoreAsDraft(post)
    toast(m.offlineRefused({ reason: sentence }), 'error')
  },
})

/** Queued in the outbox without a network. */
export const createPost = (forumId: string, body: NewPost) =>
  deliver<WaitingPost, Post>(POST, body.client_key, { forumId, ...body })

export const queuedPosts = (forumId: string): WaitingPost[] =>
  pending<WaitingPost>(POST).flatMap(({ key, value }) =>
    value.forumId === forumId && deliveryOf(POST, key)?.state === 'waiting' ? [value] : [],
  )

export const withdrawQueuedPost = ({ client_key }: WaitingPost) => cancel(POST, client_key)

export const postDraft = (forumId: string) => `post/${forumId}`
export const replyDraft = (postId: string) => `reply/${postId}`

/** Keeps a rejected text. */
function restoreAsDraft({ forumId, parent_post_id, content }: WaitingPost): void {
  const owner = readSession().user?.id
  const name = parent_post_id ? replyDraft(parent_post_id) : postDraft(forumId)
  if (owner) saveDraft(owner, name, newDraft({ content }, Date.now()))
}

export const editPost = async (postId: string, content: string) =>
  (await call(posts.edit, { params: { postId }, body: { content }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })).post

export const deletePost = async (postId: string) => (await call(posts.remove, { params: { postId } })).post

export const react = async (postId: string, reaction_type: 'like' | 'dislike') =>
  (await call(posts.react, { params: { postId }, body: { reaction_type } })).data

export const pinPost = async (postId: string, is_pinned: boolean) =>
  (await call(posts.pin, { params: { postId }, body: { is_pinned } })).post

export const hidePost = async (postId: string, is_hidden: boolean) =>
  (await call(posts.hide, { params: { postId }, body: { is_hidden } })).post

export const setSubscribed = (forumId: string, isWanted: boolean) =>
  call(isWanted ? forums.subscribe : forums.unsubscribe, { params: { forumId } })

export const changeForum = async (forumId: string, body: { is_pinned: boolean } | { is_locked: boolean }) =>
  (await call(forums.change, { params: { forumId }, body })).forum
