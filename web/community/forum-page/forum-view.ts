import type { ForumForMember, Post, Reply } from '#contract/community/posts.ts'
import {
  emptied,
  hasReply,
  isNewer,
  refreshed,
  type Thread,
  threadOf,
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

/** All that the page of a forum shows. */
export interface ForumView {
  forum: ForumForMember
  threads: Thread[]
  nextBefore: string | null
  /** What a link leads to and the list has not come to yet. */
  linked: Thread | null
  /** Posted since; they wait until somebody asks for them. */
  newcomers: Thread[]
  /** So much has been posted that more lies between the newcomers and the list: where it begins, as a `before`. */
  cutOffAt: string | null
}

export function viewOf({ forum, posts, next_before }: FirstPage): ForumView {
  const threads = posts.map(threadOf)
  return { forum, threads, nextBefore: next_before, linked: null, newcomers: [], cutOffAt: null }
}

/** Pages that overlap show each post once. */
export function withOlder(view: ForumView, { posts, next_before }: PageOfPosts): ForumView {
  const more = posts.filter(({ post_id }) => !isListed(view, post_id)).map(threadOf)
  return { ...view, threads: [...view.threads, ...more], nextBefore: next_before }
}

/** A later look at the first page: what is shown changes in place, what is new waits. */
export function withNews(view: ForumView, page: FirstPage): ForumView {
  const updated = (thread: Thread) => {
    const post = page.posts.find(({ post_id }) => post_id === thread.post_id)
    if (post) return refreshed(thread, post)
    return isCovered(page, thread) && !thread.is_deleted ? emptied(thread) : thread
  }
  const newcomers = page.posts.filter((post) => isNewcomer(view, post)).map(threadOf)
  return {
    ...view,
    forum: page.forum,
    threads: view.threads.map(updated),
    linked: view.linked && updated(view.linked),
    newcomers,
    cutOffAt: newcomers.length > 0 && !reachesTheList(view, page) ? page.next_before : null,
  }
}

/** With a gap below them the list begins anew with the newcomers: what is older comes again by its pages. */
export function withNewcomers(view: ForumView): ForumView {
  const { newcomers, threads, cutOffAt } = view
  const kept = cutOffAt === null ? threads : threads.filter((thread) => thread.is_pinned)
  const nextBefore = cutOffAt ?? view.nextBefore
  return { ...view, threads: sorted([...newcomers, ...kept]), nextBefore, newcomers: [], cutOffAt: null }
}

export function withLinked(view: ForumView, post: Post | null): ForumView {
  return { ...view, linked: post && threadOf(post) }
}

/** What the reader wrote stands on top at once. */
export function withOwnPost(view: ForumView, post: Post): ForumView {
  if (post.parent_post_id !== null) {
    const thread = threadById(view, post.parent_post_id)
    const isNew = thread !== undefined && !hasReply(thread, post.post_id)
    return counted(
      changeThread(view, post.parent_post_id, (one) => withOwnReply(one, post)),
      isNew ? 1 : 0,
    )
  }
  if (isListed(view, post.post_id)) return view
  const newcomers = view.newcomers.filter(({ post_id }) => post_id !== post.post_id)
  return counted(
    { ...view, newcomers, threads: [threadOf(post), ...view.threads] },
    newcomers.length < view.newcomers.length ? 0 : 1,
  )
}

/** @param left what the server says still stands in its place */
export function withoutPost(view: ForumView, { post_id, parent_post_id }: Reply, left: Post | null): ForumView {
  const fewer = counted(view, -1)
  if (left) return changeThread(fewer, post_id, (thread) => refreshed(thread, left))
  if (parent_post_id === null) return withoutThread(fewer, post_id)
  const next = changeThread(fewer, parent_post_id, (thread) => withoutReply(thread, post_id))
  const parent = threadById(next, parent_post_id)
  return parent && isEmptyPlace(parent) ? withoutThread(next, parent_post_id) : next
}

/** Changes a post or a reply, wherever it is shown. */
export function changePost(view: ForumView, postId: string, change: <P extends Reply>(post: P) => P): ForumView {
  const inReplies = (reply: Reply) => (reply.post_id === postId ? change(reply) : reply)
  return everywhere(view, (thread) => {
    if (thread.post_id === postId) return change(thread)
    return hasReply(thread, postId) ? { ...thread, replies: thread.replies.map(inReplies) } : thread
  })
}

export function changeThread(view: ForumView, postId: string, change: (thread: Thread) => Thread): ForumView {
  return everywhere(view, (thread) => (thread.post_id === postId ? change(thread) : thread))
}

/** In the order of the page; what a link led to stands first, and only there. */
export function shownThreads({ linked, threads }: ForumView): Thread[] {
  return linked ? [linked, ...threads.filter(({ post_id }) => post_id !== linked.post_id)] : threads
}

export function threadById({ linked, threads }: ForumView, postId: string): Thread | undefined {
  return linked?.post_id === postId ? linked : threads.find(({ post_id }) => post_id === postId)
}

/** Where reading goes on once a post is gone: the next one, else the one before; `null` when none is left. */
export function neighbourOf(view: ForumView, post: Reply): string | null {
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

/** The last reply takes the place of a deleted post with it. */
const isEmptyPlace = ({ is_deleted, replies_count }: Thread) => is_deleted && replies_count === 0

function everywhere(view: ForumView, change: (thread: Thread) => Thread): ForumView {
  return { ...view, threads: view.threads.map(change), linked: view.linked && change(view.linked) }
}

function counted(view: ForumView, by: number): ForumView {
  return { ...view, forum: { ...view.forum, post_count: Math.max(0, view.forum.post_count + by) } }
}

const isListed = ({ threads }: ForumView, postId: string) => threads.some(({ post_id }) => post_id === postId)

const isPlain = (post: Post) => !post.is_pinned

/** Not shown, and not on a page that the list has still to come to. */
function isNewcomer(view: ForumView, post: Post): boolean {
  if (post.is_deleted || isListed(view, post.post_id) || view.linked?.post_id === post.post_id) return false
  if (view.nextBefore === null || post.is_pinned) return true
  const oldest = view.threads.findLast(isPlain)
  return !oldest || isNewer(post, oldest)
}

const reachesTheList = (view: ForumView, { posts }: FirstPage) =>
  posts.some((post) => isPlain(post) && isListed(view, post.post_id))

/** The page goes so far down that the post would be on it. */
function isCovered({ posts, next_before }: FirstPage, thread: Thread): boolean {
  const oldest = posts.findLast(isPlain)
  return next_before === null || (oldest !== undefined && isNewer(thread, oldest))
}

function sorted(threads: Thread[]): Thread[] {
  return threads.toSorted((one, other) => Number(other.is_pinned) - Number(one.is_pinned) || (isNewer(one, other) ? -1 : 1))
}
