import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askReplies, askThread } from '#web/community/posts/api.ts'
import { hashOf, postIn } from '#web/community/posts/post-place.ts'
import { hasReply, withReplies, withWaiting } from '#web/community/posts/thread.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { changeThread, type ForumView, shownThreads, threadById, withLinked, withNewcomers } from './forum-view.ts'
import { useForumCache } from './use-forum-view.ts'

export type LinkSearch = 'none' | 'looking' | 'missing' | 'failed'

/**
 * The post that the address names (`#post-…`), wherever it is: on the page, waiting to be shown, among replies that are not loaded, or far back.
 * In the last case its thread is fetched alone and shown above the others.
 */
export function useLinkedPost(forumId: string, goTo: (postId: string, isFromLink: boolean) => void) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const cache = useForumCache(forumId)
  const [search, setSearch] = useState<LinkSearch>('none')
  const [turn, setTurn] = useState(0)
  const target = postIn(hash)

  const find = useEffectEvent(async (postId: string, signal: AbortSignal) => {
    cache.edit((view) => uncovered(view, postId))
    if (!isShown(cache.view(), postId)) {
      setSearch('looking')
      const { forum_id, post } = await askThread(postId, signal)
      if (forum_id !== forumId) return navigate(paths.forum(forum_id) + hashOf(postId), { replace: true })
      cache.edit((view) => (threadById(view, post.post_id) ? view : withLinked(view, post)))
      await loadReplies(post.post_id, postId, signal)
    }
    if (signal.aborted) return
    setSearch(isShown(cache.view(), postId) ? 'none' : 'missing')
    goTo(postId, true)
  })

  const loadReplies = async (rootId: string, postId: string, signal: AbortSignal) => {
    for (let isMore = true; isMore && !signal.aborted && !isShown(cache.view(), postId); ) {
      const thread = cache.view() && threadById(cache.view() as ForumView, rootId)
      const page = await askReplies(rootId, thread?.after ?? null)
      cache.edit((view) => changeThread(view, rootId, (one) => withReplies(one, page)))
      isMore = page.next_after !== null
    }
  }

  const fail = useEffectEvent((error: unknown, signal: AbortSignal) => {
    if (!signal.aborted) setSearch(error instanceof CallError && error.status === 404 ? 'missing' : 'failed')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again, and so does a retry
  useEffect(() => {
    setSearch('none')
    if (!target) return
    const leaving = new AbortController()
    find(target, leaving.signal).catch((error) => fail(error, leaving.signal))
    return () => leaving.abort()
  }, [target, key, turn])

  return { marked: target, search, retry: () => setTurn(turn + 1) }
}

/** What was waiting to be shown is shown when a link leads to it. */
function uncovered(view: ForumView, postId: string): ForumView {
  if (view.newcomers.some(({ post_id }) => post_id === postId)) return withNewcomers(view)
  const thread = view.threads.find(({ waiting }) => waiting.some(({ post_id }) => post_id === postId))
  return thread ? changeThread(view, thread.post_id, withWaiting) : view
}

const isShown = (view: ForumView | undefined, postId: string) =>
  view !== undefined && shownThreads(view).some((thread) => thread.post_id === postId || hasReply(thread, postId))
