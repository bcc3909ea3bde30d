import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { loadForum } from '#web/community/posts/api.ts'
import { polled } from '#web/platform/http/polled.ts'
import { createView, type ForumView, withLatestPage } from './forum-view.ts'

const POLL_INTERVAL_MS = 30_000

const viewKey = (forumId: string) => ['posts', 'forum', forumId]
const pollKey = (forumId: string) => ['posts', 'news', forumId]
/** The mutation key of all changes to a forum and its posts. Polls that overlap with one are ignored. */
export const changeKey = (forumId: string) => ['posts', 'change', forumId]

export const forumView = (forumId: string) =>
  queryOptions({
    queryKey: viewKey(forumId),
    queryFn: async ({ signal }) => createView(await loadForum(forumId, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Loads the forum once per visit, then polls for changes and applies them in place. */
export function useForumView(forumId: string) {
  const queries = useQueryClient()
  const view = useQuery(forumView(forumId))
  const [news] = useState(() => polled(POLL_INTERVAL_MS, (signal) => pollForum(queries, forumId, signal)))
  useQuery({
    queryKey: pollKey(forumId),
    enabled: view.isSuccess,
    // The view has just been loaded: wait one interval.
    initialData: true,
    staleTime: POLL_INTERVAL_MS,
    gcTime: 0,
    ...news,
  })
  return view
}

/** Reads and changes the cached view of a forum. */
export function useForumCache(forumId: string) {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      view: () => queries.getQueryData<ForumView>(viewKey(forumId)),
      edit: (change: (view: ForumView) => ForumView) => edit(queries, forumId, change),
      /** A reply from before a change must not overwrite it. */
      cancelPolling: () => queries.cancelQueries({ queryKey: pollKey(forumId) }),
      /** Deferred until the running mutation has ended, because polls during a mutation are ignored. */
      refetch: () => setTimeout(() => queries.invalidateQueries({ queryKey: pollKey(forumId) })),
    }),
    [queries, forumId],
  )
}

async function pollForum(queries: QueryClient, forumId: string, signal: AbortSignal): Promise<true> {
  const isChanging = () => queries.isMutating({ mutationKey: changeKey(forumId) }) > 0
  const wasChanging = isChanging()
  const page = await loadForum(forumId, signal)
  if (!wasChanging && !isChanging()) edit(queries, forumId, (view) => withLatestPage(view, page))
  return true
}

function edit(queries: QueryClient, forumId: string, change: (view: ForumView) => ForumView) {
  queries.setQueryData<ForumView>(viewKey(forumId), (view) => view && change(view))
}
