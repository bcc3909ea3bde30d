import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { askForum } from '#web/community/posts/api.ts'
import { polled } from '#web/platform/http/polled.ts'
import { type ForumView, viewOf, withNews } from './forum-view.ts'

const LOOKS_AGAIN_MS = 30_000

const viewKey = (forumId: string) => ['posts', 'forum', forumId]
const newsKey = (forumId: string) => ['posts', 'news', forumId]
/** All that changes a forum or a post in it goes under this name: what was asked meanwhile may not know of it. */
export const changeKey = (forumId: string) => ['posts', 'change', forumId]

export const forumView = (forumId: string) =>
  queryOptions({
    queryKey: viewKey(forumId),
    queryFn: async ({ signal }) => viewOf(await askForum(forumId, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A forum as this page shows it: loaded once a visit, and from then on changed in place by what is done here and by what others do. */
export function useForumView(forumId: string) {
  const queries = useQueryClient()
  const view = useQuery(forumView(forumId))
  const [news] = useState(() => polled(LOOKS_AGAIN_MS, (signal) => lookAgain(queries, forumId, signal)))
  useQuery({
    queryKey: newsKey(forumId),
    enabled: view.isSuccess,
    // What has just been loaded is no news yet.
    initialData: true,
    staleTime: LOOKS_AGAIN_MS,
    gcTime: 0,
    ...news,
  })
  return view
}

/** What is done on the page is written here. */
export function useForumCache(forumId: string) {
  const queries = useQueryClient()
  return useMemo(
    () => ({
      view: () => queries.getQueryData<ForumView>(viewKey(forumId)),
      edit: (change: (view: ForumView) => ForumView) => edit(queries, forumId, change),
      /** An answer from before a change must not undo it. */
      stopAsking: () => queries.cancelQueries({ queryKey: newsKey(forumId) }),
      /** The server alone knows how things stand. A moment later: the change that asks for it has to be over. */
      askAnew: () => setTimeout(() => queries.invalidateQueries({ queryKey: newsKey(forumId) })),
    }),
    [queries, forumId],
  )
}

async function lookAgain(queries: QueryClient, forumId: string, signal: AbortSignal): Promise<true> {
  const isChanging = () => queries.isMutating({ mutationKey: changeKey(forumId) }) > 0
  const wasChanging = isChanging()
  const page = await askForum(forumId, signal)
  if (!wasChanging && !isChanging()) edit(queries, forumId, (view) => withNews(view, page))
  return true
}

function edit(queries: QueryClient, forumId: string, change: (view: ForumView) => ForumView) {
  queries.setQueryData<ForumView>(viewKey(forumId), (view) => view && change(view))
}
