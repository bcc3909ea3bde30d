import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { loadForum } from '#web/community/posts/api.ts'
import { polled } from '#web/platform/http/polled.ts'
import { createView, type ForumView, withLatestPage } from './forum-view.ts'

const POLL_INTERVAL_MS = 30_000

const viewKey = (forumId: string) => ['posts', 'forum', forumId]
const pollKey = (forumId: string) => ['posts', 'news', forumId]
/** Polls that overlap with a change are ignored. */
export const changeKey = (forumId: string) => ['posts', 'change', forumId]

export const forumView = (forumId: string) =>
  queryOptions({
    queryKey: viewKey(forumId),
    queryFn: async ({ signal }) => createView(await loadForum(forumId, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function useForumView(forumId: string) {
  const queries = useQueryClient()
  const view = useQuery(forumView(forumId))
  const [news] = useState(() => polled(POLL_INTERVAL_MS, (signal) => pollForum(queries, forumId, signal)))
  useQuery({
    queryKey: pollKey(forumId),
    enabled: view.isSuccess,
    // Just loaded: wait one interval.
    initialData: true,
    staleTime: POLL_INTERVAL_MS,
    gcTime: 0,
    ...news,
  })
  return view
}

export function useForumCache(forumId: string) {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      view: () => queries.getQueryData<ForumView>(viewKey(forumId)),
      edit: (change: (view: ForumView) => ForumView) => edit(queries, forumId, change),
      /** A reply from before a change must not overwrite it. */
      cancelPolling: () => queries.cancelQueries({ queryKey: pollKey(forumId) }),
      /** Deferred, because polls during a mutation are ignored. */
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
