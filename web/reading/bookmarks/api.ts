import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { call, isUnreachable } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { readOffline, withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending, pendingValue } from '#web/platform/offline/outbox-state.ts'

const LIST = ['bookmarks', 'list']
const IDS = ['bookmarks', 'ids']
const statusKey = (articleId: string) => ['bookmarks', 'status', articleId]

export const bookmarkStatus = (articleId: string) =>
  queryOptions({
    queryKey: statusKey(articleId),
    queryFn: ({ signal }) => askStatus(articleId, signal),
    // A list of fifty must not ask fifty times when its window comes to the front.
    refetchOnWindowFocus: false,
  })

interface Wish {
  articleId: string
  isWanted: boolean
}

const WISH = 'bookmark'
const KEPT_IDS = 'bookmarks'
const PATIENCE_MS = 20_000

declareKind<Wish>(WISH, {
  storedFor: 'pro',
  send: ({ articleId, isWanted }) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return isWanted
      ? call(bookmarks.add, { body: { article_id: articleId }, signal })
      : call(bookmarks.remove, { params: { articleId }, signal })
  },
  onSent: () => queryClient.invalidateQueries({ queryKey: ['bookmarks'] }),
})

const waitingWish = (articleId: string) => pendingValue<Wish>(WISH, articleId)?.isWanted

/** What was pressed here counts, whether the server knows of it or not. */
async function askStatus(articleId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { isBookmarked } = await call(bookmarks.status, { params: { articleId }, signal })
    return waitingWish(articleId) ?? isBookmarked
  } catch (error) {
    const ids = isUnreachable(error) ? await readOffline<string[]>(KEPT_IDS) : undefined
    const known = waitingWish(articleId) ?? ids?.includes(articleId)
    if (known === undefined) throw error
    return known
  }
}

/**
 * Asked anew at each visit: what was taken off on the page stays there, to be put back, until then. What is in the list is known to be
 * saved, so its rows need not ask.
 */
export const bookmarkList = () =>
  infiniteQueryOptions({
    queryKey: LIST,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await withOfflineFallback(`bookmarks/${pageParam ?? 'latest'}`, () =>
        call(bookmarks.list, { query: pageParam ? { before: pageParam } : {}, signal }),
      )
      for (const { articles } of page.data) client.setQueryData(statusKey(articles.article_id), true)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    gcTime: 0,
  })

const bookmarkedIds = () =>
  queryOptions({
    queryKey: IDS,
    queryFn: async ({ signal }) => {
      const ids = await withOfflineFallback(KEPT_IDS, async () => (await call(bookmarks.ids, { signal })).data)
      return pending<Wish>(WISH).reduce((all, { value }) => withWish(all, value), ids)
    },
  })

const withWish = (ids: string[], { articleId, isWanted }: Wish) => {
  const others = ids.filter((id) => id !== articleId)
  return isWanted ? [...others, articleId] : others
}

/** The articles the person has saved, for quick asking; empty until known. */
export function useBookmarkedArticles(): ReadonlySet<string> {
  return useQuery({ ...bookmarkedIds(), select: asSet }).data ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
const asSet = (ids: string[]): ReadonlySet<string> => new Set(ids)

/** The new state shows at once and goes back if the server refuses. */
export function useToggleBookmark(articleId: string) {
  const queries = useQueryClient()
  const key = statusKey(articleId)
  return useMutation({
    mutationFn: (isWanted: boolean) => deliver<Wish>(WISH, articleId, { articleId, isWanted }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<boolean>(key)
      queries.setQueryData(key, wanted)
      return before
    },
    onError: (_error, _wanted, before) => queries.setQueryData(key, before),
    onSuccess: () => Promise.all([IDS, LIST].map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' }))),
  })
}
