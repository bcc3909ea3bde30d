import { DELETED } from '#contract/community/forum-rules.ts'
import type { Post, Reply } from '#contract/community/posts.ts'

/** A post with its loaded replies. */
export interface Thread extends Post {
  /** All replies up to this one are loaded; `null` if only the latest are. */
  completeTo: string | null
  /** Cursor of the next page; `null` for the first. */
  after: string | null
  /** Hidden until the user shows them, to avoid layout shift. */
  pendingReplies: Reply[]
}

export function threadOf(post: Post): Thread {
  const isWhole = post.replies.length >= post.replies_count
  return { ...post, completeTo: isWhole ? lastId(post.replies) : null, after: null, pendingReplies: [] }
}

/** Neither shown nor pending. */
export function hiddenReplies({ replies, replies_count, pendingReplies }: Thread): number {
  return Math.max(0, replies_count - replies.filter((reply) => !reply.is_deleted).length - pendingReplies.length)
}

/** Where the hidden replies belong. */
export function gapIndex({ replies, completeTo }: Thread): number {
  return completeTo === null ? 0 : replies.findIndex(({ post_id }) => post_id === completeTo) + 1
}

/** @param page may overlap with loaded replies */
export function withReplies(thread: Thread, page: { replies: Reply[]; next_after: string | null }): Thread {
  const replies = union(thread.replies, page.replies)
  const completeTo = page.next_after === null ? lastId(replies) : lastId(page.replies)
  return {
    ...thread,
    replies,
    completeTo,
    after: page.next_after ?? thread.after,
    pendingReplies: without(thread.pendingReplies, page.replies),
  }
}

export function withPendingReplies(thread: Thread): Thread {
  const replies = union(thread.replies, thread.pendingReplies)
  const next = { ...thread, replies, pendingReplies: [] }
  return isCompleteToEnd(thread) && hiddenReplies(thread) === 0 ? { ...next, completeTo: lastId(replies) } : next
}

/** A retried request may return a reply that is loaded already. */
export function withOwnReply(thread: Thread, reply: Reply): Thread {
  const isKnown = hasReply(thread, reply.post_id) || thread.pendingReplies.some(({ post_id }) => post_id === reply.post_id)
  const replies_count = thread.replies_count + (isKnown ? 0 : 1)
  const wasWhole = isCompleteToEnd(thread) && hiddenReplies(thread) === 0 && thread.pendingReplies.length === 0
  const replies = union(thread.replies, [reply])
  const pendingReplies = without(thread.pendingReplies, [reply])
  return { ...thread, replies, replies_count, pendingReplies, completeTo: wasWhole ? lastId(replies) : thread.completeTo }
}

export function withoutReply(thread: Thread, replyId: string): Thread {
  const at = thread.replies.findIndex(({ post_id }) => post_id === replyId)
  if (at < 0) return thread
  const completeTo = thread.completeTo === replyId ? (thread.replies[at - 1]?.post_id ?? null) : thread.completeTo
  const replies_count = Math.max(0, thread.replies_count - (thread.replies[at]?.is_deleted ? 0 : 1))
  return { ...thread, replies: thread.replies.toSpliced(at, 1), replies_count, completeTo }
}

export function withLatest(thread: Thread, post: Post): Thread {
  const latest = thread.replies.at(-1)
  const isAllHere = hiddenReplies(thread) === 0
  const isNews = (reply: Reply) => !hasReply(thread, reply.post_id) && (latest ? isNewer(reply, latest) : isAllHere)
  const stillWaiting = thread.pendingReplies.filter((reply) => !isDeletedIn(reply, post))
  return {
    ...post,
    replies: thread.replies.map((reply) => latestOf(reply, post) ?? (isDeletedIn(reply, post) ? markDeleted(reply) : reply)),
    pendingReplies: union(stillWaiting, post.replies.filter(isNews)),
    completeTo: thread.completeTo,
    after: thread.after,
  }
}

/** Deleted or hidden posts cannot be answered: falls back to the thread's post or its last visible reply. */
export function replyParent(thread: Thread, wanted: string = thread.post_id): string {
  const alive = [thread, ...thread.replies].filter((post) => !post.is_deleted && !post.is_hidden).map(({ post_id }) => post_id)
  if (alive.includes(wanted)) return wanted
  return alive.includes(thread.post_id) ? thread.post_id : (alive.at(-1) ?? thread.post_id)
}

export const hasReply = ({ replies }: Thread, replyId: string) => replies.some(({ post_id }) => post_id === replyId)

/** Server order: time, then id. */
export function isNewer(one: Reply, other: Reply): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at
  return one.post_id > other.post_id
}

/** A placeholder, to avoid layout shift. */
export const markDeleted = <P extends Reply>(post: P): P => ({ ...post, is_deleted: true, content: DELETED })

const isCompleteToEnd = ({ completeTo, replies }: Thread) => completeTo === lastId(replies)

const latestOf = ({ post_id }: Reply, post: Post) => post.replies.find((reply) => reply.post_id === post_id)

/** The latest replies have no gaps, so a missing one was deleted. */
function isDeletedIn(reply: Reply, post: Post): boolean {
  if (latestOf(reply, post)) return false
  const [first] = post.replies
  return post.replies.length >= post.replies_count || (first !== undefined && isNewer(reply, first))
}

function union(known: Reply[], more: Reply[]): Reply[] {
  return [...without(known, more), ...more].sort((one, other) => (isNewer(one, other) ? 1 : -1))
}

function without(replies: Reply[], those: Reply[]): Reply[] {
  return replies.filter(({ post_id }) => !those.some((one) => one.post_id === post_id))
}

const lastId = (replies: Reply[]): string | null => replies.at(-1)?.post_id ?? null
