import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { call, isUnreachable } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { refetchAfterWrite } from '#web/platform/http/refetch-after-write.ts'
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
    queryFn: ({ signal }) => fetchStatus(articleId, signal),
    // Fifty rows must not make fifty requests on focus.
    refetchOnWindowFocus: false,
  })

interface BookmarkChange {
  articleId: string
  isWanted: boolean
}

const BOOKMARK_CHANGE = 'bookmark'
const OFFLINE_IDS = 'bookmarks'
const TIMEOUT_MS = 20_000

declareKind<BookmarkChange>(BOOKMARK_CHANGE, {
  storedFor: 'pro',
  send: ({ articleId, isWanted }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return isWanted
      ? call(bookmarks.add, { body: { article_id: articleId }, signal })
      : call(bookmarks.remove, { params: { articleId }, signal })
  },
  onSent: () => refetchAfterWrite(queryClient, { queryKey: ['bookmarks'] }),
})

const pendingChange = (articleId: string) => pendingValue<BookmarkChange>(BOOKMARK_CHANGE, articleId)?.isWanted

/** A pending change overrides the reply. */
async function fetchStatus(articleId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { isBookmarked } = await call(bookmarks.status, { params: { articleId }, signal })
    return pendingChange(articleId) ?? isBookmarked
  } catch (error) {
    const ids = isUnreachable(error) ? await readOffline<string[]>(OFFLINE_IDS) : undefined
    const known = pendingChange(articleId) ?? ids?.includes(articleId)
    if (known === undefined) throw error
    return known
  }
}

/**
 * Fetched at each visit; until then removed bookmarks stay, to be restored. It also sets the status of its articles, which saves
 * requests.
 */
/** @param language of titles */
export const bookmarkList = (filter: ArticleFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...LIST, language, filter],
    queryFn: async ({ pageParam, signal, client }) => {
      const query = { ...filter, language, ...(pageParam && { before: pageParam }) }
      const fetchPage = () => call(bookmarks.list, { query, signal })
      // Only the whole list is offline.
      const page =
        Object.keys(filter).length > 0
          ? await fetchPage()
          : await withOfflineFallback(`bookmarks/${pageParam ?? 'latest'}`, fetchPage)
      for (const { articles } of page.data) client.setQueryData(statusKey(articles.article_id), true)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    gcTime: 0,
  })

export const bookmarkedIds = () =>
  queryOptions({
    queryKey: IDS,
    queryFn: async ({ signal }) => {
      const ids = await withOfflineFallback(OFFLINE_IDS, async () => (await call(bookmarks.ids, { signal })).data)
      return pending<BookmarkChange>(BOOKMARK_CHANGE).reduce((all, { value }) => applyChange(all, value), ids)
    },
  })

const applyChange = (ids: string[], { articleId, isWanted }: BookmarkChange) => {
  const others = ids.filter((id) => id !== articleId)
  return isWanted ? [...others, articleId] : others
}

/** Empty while loading. */
export function useBookmarkedArticles(): ReadonlySet<string> {
  return useQuery({ ...bookmarkedIds(), select: asSet }).data ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
const asSet = (ids: string[]): ReadonlySet<string> => new Set(ids)

export function useToggleBookmark(articleId: string) {
  const queries = useQueryClient()
  const key = statusKey(articleId)
  return useMutation({
    mutationFn: (isWanted: boolean) => deliver<BookmarkChange>(BOOKMARK_CHANGE, articleId, { articleId, isWanted }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<boolean>(key)
      queries.setQueryData(key, wanted)
      queries.setQueryData<string[]>(IDS, (ids) => ids && applyChange(ids, { articleId, isWanted: wanted }))
      return before
    },
    onError: (_error, wanted, before) => {
      queries.setQueryData(key, before)
      queries.setQueryData<string[]>(IDS, (ids) => ids && applyChange(ids, { articleId, isWanted: !wanted }))
    },
    onSuccess: () => Promise.all([IDS, LIST].map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' }))),
  })
}
