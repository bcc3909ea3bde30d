import type { Post, Reply } from '#contract/community/posts.ts'

/** A post of the page with as much of its thread as has been fetched. */
export interface Thread extends Post {
  /** From the first reply up to this one none is missing; `null` while only the latest are here. */
  wholeTo: string | null
  /** What the server is asked with for those that follow; `null` from the beginning. */
  after: string | null
  /** Written since: they are shown when somebody asks for them, so that nothing moves under a reader's finger. */
  waiting: Reply[]
}

export function threadOf(post: Post): Thread {
  const isWhole = post.replies.length >= post.replies_count
  return { ...post, wholeTo: isWhole ? lastId(post.replies) : null, after: null, waiting: [] }
}

/** Replies that are neither on the page nor waiting. */
export function hiddenReplies({ replies, replies_count, waiting }: Thread): number {
  return Math.max(0, replies_count - replies.filter((reply) => !reply.is_deleted).length - waiting.length)
}

/** Where the hidden replies belong, as a place among those that are shown. */
export function gapPlace({ replies, wholeTo }: Thread): number {
  return wholeTo === null ? 0 : replies.findIndex(({ post_id }) => post_id === wholeTo) + 1
}

/** @param page what the server gave for `after`; pages may overlap what is here */
export function withReplies(thread: Thread, page: { replies: Reply[]; next_after: string | null }): Thread {
  const replies = union(thread.replies, page.replies)
  const wholeTo = page.next_after === null ? lastId(replies) : lastId(page.replies)
  return { ...thread, replies, wholeTo, after: page.next_after ?? thread.after, waiting: without(thread.waiting, page.replies) }
}

export function withWaiting(thread: Thread): Thread {
  const replies = union(thread.replies, thread.waiting)
  const next = { ...thread, replies, waiting: [] }
  return isShownUpToItsEnd(thread) && hiddenReplies(thread) === 0 ? { ...next, wholeTo: lastId(replies) } : next
}

/** What the reader wrote here. A resend is answered with what was stored the first time, which may be here already. */
export function withOwnReply(thread: Thread, reply: Reply): Thread {
  const isKnown = hasReply(thread, reply.post_id) || thread.waiting.some(({ post_id }) => post_id === reply.post_id)
  const replies_count = thread.replies_count + (isKnown ? 0 : 1)
  const wasWhole = isShownUpToItsEnd(thread) && hiddenReplies(thread) === 0 && thread.waiting.length === 0
  const replies = union(thread.replies, [reply])
  const waiting = without(thread.waiting, [reply])
  return { ...thread, replies, replies_count, waiting, wholeTo: wasWhole ? lastId(replies) : thread.wholeTo }
}

export function withoutReply(thread: Thread, replyId: string): Thread {
  const at = thread.replies.findIndex(({ post_id }) => post_id === replyId)
  if (at < 0) return thread
  const wholeTo = thread.wholeTo === replyId ? (thread.replies[at - 1]?.post_id ?? null) : thread.wholeTo
  const replies_count = Math.max(0, thread.replies_count - (thread.replies[at]?.is_deleted ? 0 : 1))
  return { ...thread, replies: thread.replies.toSpliced(at, 1), replies_count, wholeTo }
}

/** What a later look at the forum tells of a post: counts and words change in place, new replies wait, deleted ones leave a mark. */
export function refreshed(thread: Thread, post: Post): Thread {
  const latest = thread.replies.at(-1)
  const isAllHere = hiddenReplies(thread) === 0
  const isNews = (reply: Reply) => !hasReply(thread, reply.post_id) && (latest ? isNewer(reply, latest) : isAllHere)
  const stillWaiting = thread.waiting.filter((reply) => !isGone(reply, post))
  return {
    ...post,
    replies: thread.replies.map((reply) => fresh(reply, post) ?? (isGone(reply, post) ? emptied(reply) : reply)),
    waiting: union(stillWaiting, post.replies.filter(isNews)),
    wholeTo: thread.wholeTo,
    after: thread.after,
  }
}

/**
 * What a new reply answers. It is filed under the post all the same; whom it answers is told. What has been deleted or hidden meanwhile cannot be answered,
 * but the talk below it goes on.
 */
export function replyParent(thread: Thread, wanted: string = thread.post_id): string {
  const alive = [thread, ...thread.replies].filter((post) => !post.is_deleted && !post.is_hidden).map(({ post_id }) => post_id)
  if (alive.includes(wanted)) return wanted
  return alive.includes(thread.post_id) ? thread.post_id : (alive.at(-1) ?? thread.post_id)
}

export const hasReply = ({ replies }: Thread, replyId: string) => replies.some(({ post_id }) => post_id === replyId)

/** In the server's order. */
export function isNewer(one: Reply, other: Reply): boolean {
  if (one.created_at !== other.created_at) return one.created_at > other.created_at
  return one.post_id > other.post_id
}

/** A place that somebody reads stays where it is when its words go. */
export const emptied = <P extends Reply>(post: P): P => ({ ...post, is_deleted: true, content: '' })

const isShownUpToItsEnd = ({ wholeTo, replies }: Thread) => wholeTo === lastId(replies)

const fresh = ({ post_id }: Reply, post: Post) => post.replies.find((reply) => reply.post_id === post_id)

/** The latest replies come without gaps: what should be among them and is not has been deleted. */
function isGone(reply: Reply, post: Post): boolean {
  if (fresh(reply, post)) return false
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
