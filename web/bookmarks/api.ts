import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bookmarks } from '#contract/bookmarks.ts'
import { call } from '#web/platform/call.ts'

const LIST = ['bookmarks', 'list']
const IDS = ['bookmarks', 'ids']
const statusKey = (articleId: string) => ['bookmarks', 'status', articleId]

export const bookmarkStatus = (articleId: string) =>
  queryOptions({
    queryKey: statusKey(articleId),
    queryFn: async ({ signal }) => (await call(bookmarks.status, { params: { articleId }, signal })).isBookmarked,
    // A list of fifty must not ask fifty times when its window comes to the front.
    refetchOnWindowFocus: false,
  })

/**
 * Asked anew at each visit: what was taken off on the page stays there, to be put back, until then. What is in the list is known to be
 * saved, so its rows need not ask.
 */
export const bookmarkList = () =>
  infiniteQueryOptions({
    queryKey: LIST,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await call(bookmarks.list, { query: pageParam ? { before: pageParam } : {}, signal })
      for (const { articles } of page.data) client.setQueryData(statusKey(articles.article_id), true)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    gcTime: 0,
  })

const bookmarkedIds = () =>
  queryOptions({ queryKey: IDS, queryFn: async ({ signal }) => (await call(bookmarks.ids, { signal })).data })

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
    mutationFn: async (wanted: boolean) => {
      if (wanted) await call(bookmarks.add, { body: { article_id: articleId } })
      else await call(bookmarks.remove, { params: { articleId } })
    },
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
