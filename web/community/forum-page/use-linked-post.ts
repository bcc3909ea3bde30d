import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadReplies, loadThread } from '#web/community/posts/api.ts'
import {
  changeThread,
  type ForumView,
  shownThreads,
  threadById,
  withLinked,
  withPendingPosts,
} from '#web/community/posts/forum-view.ts'
import { hashOf, parsePostHash } from '#web/community/posts/post-anchor.ts'
import { hasReply, withPendingReplies, withReplies } from '#web/community/posts/thread.ts'
import { useForumCache } from '#web/community/posts/use-forum-view.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'

export type LinkSearch = 'none' | 'looking' | 'missing' | 'failed'

/** Finds the post of the fragment (`#post-…`), also among pending or unloaded posts. An older thread is loaded alone. */
export function useLinkedPost(forumId: string, focusPost: (postId: string, isFromLink: boolean) => void) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const cache = useForumCache(forumId)
  const [search, setSearch] = useState<LinkSearch>('none')
  const [attempt, setAttempt] = useState(0)
  const target = parsePostHash(hash)

  const find = useEffectEvent(async (postId: string, signal: AbortSignal) => {
    cache.edit((view) => revealPending(view, postId))
    if (!isShown(cache.view(), postId)) {
      setSearch('looking')
      const { forum_id, post } = await loadThread(postId, signal)
      if (forum_id !== forumId) return navigate(paths.forum(forum_id) + hashOf(postId), { replace: true })
      cache.edit((view) => (threadById(view, post.post_id) ? view : withLinked(view, post)))
      await loadUntilShown(post.post_id, postId, signal)
    }
    if (signal.aborted) return
    setSearch(isShown(cache.view(), postId) ? 'none' : 'missing')
    focusPost(postId, true)
  })

  const loadUntilShown = async (rootId: string, postId: string, signal: AbortSignal) => {
    for (let isMore = true; isMore && !signal.aborted && !isShown(cache.view(), postId); ) {
      const thread = cache.view() && threadById(cache.view() as ForumView, rootId)
      const page = await loadReplies(rootId, thread?.after ?? null)
      cache.edit((view) => changeThread(view, rootId, (one) => withReplies(one, page)))
      isMore = page.next_after !== null
    }
  }

  const fail = useEffectEvent((error: unknown, signal: AbortSignal) => {
    if (!signal.aborted) setSearch(isNotFound(error) ? 'missing' : 'failed')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again, or a retry, repeats the search
  useEffect(() => {
    setSearch('none')
    if (!target) return
    const controller = new AbortController()
    find(target, controller.signal).catch((error) => fail(error, controller.signal))
    return () => controller.abort()
  }, [target, key, attempt])

  return { linkedPostId: target, search, retry: () => setAttempt(attempt + 1) }
}

function revealPending(view: ForumView, postId: string): ForumView {
  if (view.pendingPosts.some(({ post_id }) => post_id === postId)) return withPendingPosts(view)
  const thread = view.threads.find(({ pendingReplies }) => pendingReplies.some(({ post_id }) => post_id === postId))
  return thread ? changeThread(view, thread.post_id, withPendingReplies) : view
}

const isShown = (view: ForumView | undefined, postId: string) =>
  view !== undefined && shownThreads(view).some((thread) => thread.post_id === postId || hasReply(thread, postId))
