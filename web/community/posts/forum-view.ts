import type { ForumForMember, Post, Reply } from '#contract/community/posts.ts'
import {
  hasReply,
  isNewer,
  markDeleted,
  type Thread,
  threadOf,
  withLatest,
  withOwnReply,
  withoutReply,
} from '#web/community/posts/thread.ts'

interface PageOfPosts {
  posts: Post[]
  next_before: string | null
}
export interface FirstPage extends PageOfPosts {
  forum: ForumForMember
}

export interface ForumView {
  forum: ForumForMember
  threads: Thread[]
  nextBefore: string | null
  /** A linked post outside the loaded list. */
  linked: Thread | null
  /** By others; hidden until the user shows them. */
  pendingPosts: Thread[]
  /** Cursor of unloaded posts between `pendingPosts` and the list. */
  gapBefore: string | null
}

export function createView({ forum, posts, next_before }: FirstPage): ForumView {
  const threads = posts.map(threadOf)
  return { forum, threads, nextBefore: next_before, linked: null, pendingPosts: [], gapBefore: null }
}

/** Pages may overlap. */
export function withOlder(view: ForumView, { posts, next_before }: PageOfPosts): ForumView {
  const more = posts.filter(({ post_id }) => !isListed(view, post_id)).map(threadOf)
  return { ...view, threads: [...view.threads, ...more], nextBefore: next_before }
}

/** Updates shown posts in place; new ones become `pendingPosts`. */
export function withLatestPage(view: ForumView, page: FirstPage): ForumView {
  const updated = (thread: Thread) => {
    const post = page.posts.find(({ post_id }) => post_id === thread.post_id)
    if (post) return withLatest(thread, post)
    return isWithinPage(page, thread) && !thread.is_deleted ? markDeleted(thread) : thread
  }
  const pendingPosts = page.posts.filter((post) => isPending(view, post)).map(threadOf)
  return {
    ...view,
    forum: page.forum,
    threads: view.threads.map(updated),
    linked: view.linked && updated(view.linked),
    pendingPosts,
    gapBefore: pendingPosts.length > 0 && !overlapsList(view, page) ? page.next_before : null,
  }
}

/** A gap below them restarts the list from them. */
export function withPendingPosts(view: ForumView): ForumView {
  const { pendingPosts, threads, gapBefore } = view
  const kept = gapBefore === null ? threads : threads.filter((thread) => thread.is_pinned)
  const nextBefore = gapBefore ?? view.nextBefore
  return { ...view, threads: sortThreads([...pendingPosts, ...kept]), nextBefore, pendingPosts: [], gapBefore: null }
}

export function withLinked(view: ForumView, post: Post | null): ForumView {
  return { ...view, linked: post && threadOf(post) }
}

export function withOwnPost(view: ForumView, post: Post): ForumView {
  if (post.parent_post_id !== null) {
    const thread = threadById(view, post.parent_post_id)
    const isNew = thread !== undefined && !hasReply(thread, post.post_id)
    return withPostCount(
      changeThread(view, post.parent_post_id, (one) => withOwnReply(one, post)),
      isNew ? 1 : 0,
    )
  }
  if (isListed(view, post.post_id)) return view
  const pendingPosts = view.pendingPosts.filter(({ post_id }) => post_id !== post.post_id)
  return withPostCount(
    { ...view, pendingPosts, threads: [threadOf(post), ...view.threads] },
    pendingPosts.length < view.pendingPosts.length ? 0 : 1,
  )
}

/** @param left the placeholder of a post with replies */
export function withoutPost(view: ForumView, { post_id, parent_post_id }: Reply, left: Post | null): ForumView {
  const fewer = withPostCount(view, -1)
  if (left) return changeThread(fewer, post_id, (thread) => withLatest(thread, left))
  if (parent_post_id === null) return withoutThread(fewer, post_id)
  const next = changeThread(fewer, parent_post_id, (thread) => withoutReply(thread, post_id))
  const parent = threadById(next, parent_post_id)
  return parent && isEmptyPlaceholder(parent) ? withoutThread(next, parent_post_id) : next
}

export function changePost(view: ForumView, postId: string, change: <P extends Reply>(post: P) => P): ForumView {
  const inReplies = (reply: Reply) => (reply.post_id === postId ? change(reply) : reply)
  return mapThreads(view, (thread) => {
    if (thread.post_id === postId) return change(thread)
    return hasReply(thread, postId) ? { ...thread, replies: thread.replies.map(inReplies) } : thread
  })
}

export function changeThread(view: ForumView, postId: string, change: (thread: Thread) => Thread): ForumView {
  return mapThreads(view, (thread) => (thread.post_id === postId ? change(thread) : thread))
}

/** A linked post comes first, and only once. */
export function shownThreads({ linked, threads }: ForumView): Thread[] {
  return linked ? [linked, ...threads.filter(({ post_id }) => post_id !== linked.post_id)] : threads
}

export function threadById({ linked, threads }: ForumView, postId: string): Thread | undefined {
  return linked?.post_id === postId ? linked : threads.find(({ post_id }) => post_id === postId)
}

/** The next post, else the previous. */
export function nextFocusId(view: ForumView, post: Reply): string | null {
  const threads = shownThreads(view)
  const parent = threads.find(({ post_id }) => post_id === post.parent_post_id)
  const isLastOfPlace = parent?.is_deleted && parent.replies_count <= 1
  const row = parent && !isLastOfPlace ? [parent, ...parent.replies] : threads
  const at = row.findIndex(({ post_id }) => post_id === (isLastOfPlace ? parent.post_id : post.post_id))
  return (row[at + 1] ?? row[at - 1])?.post_id ?? null
}

function withoutThread(view: ForumView, postId: string): ForumView {
  const linked = view.linked?.post_id === postId ? null : view.linked
  return { ...view, linked, threads: view.threads.filter(({ post_id }) => post_id !== postId) }
}

const isEmptyPlaceholder = ({ is_deleted, replies_count }: Thread) => is_deleted && replies_count === 0

function mapThreads(view: ForumView, change: (thread: Thread) => Thread): ForumView {
  return { ...view, threads: view.threads.map(change), linked: view.linked && change(view.linked) }
}

function withPostCount(view: ForumView, by: number): ForumView {
  return { ...view, forum: { ...view.forum, post_count: Math.max(0, view.forum.post_count + by) } }
}

const isListed = ({ threads }: ForumView, postId: string) => threads.some(({ post_id }) => post_id === postId)

const isPlain = (post: Post) => !post.is_pinned

/** Not shown yet, and newer than the unloaded pages. */
function isPending(view: ForumView, post: Post): boolean {
  if (post.is_deleted || isListed(view, post.post_id) || view.linked?.post_id === post.post_id) return false
  if (view.nextBefore === null || post.is_pinned) return true
  const oldest = view.threads.findLast(isPlain)
  return !oldest || isNewer(post, oldest)
}

const overlapsList = (view: ForumView, { posts }: FirstPage) =>
  posts.some((post) => isPlain(post) && isListed(view, post.post_id))

function isWithinPage({ posts, next_before }: FirstPage, thread: Thread): boolean {
  const oldest = posts.findLast(isPlain)
  return next_before === null || (oldest !== undefined && isNewer(thread, oldest))
}

function sortThreads(threads: Thread[]): Thread[] {
  return threads.toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned) || (isNewer(one, other) ? -1 : 1))
}
