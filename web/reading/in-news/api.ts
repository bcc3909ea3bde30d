import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { recall } from '#contract/practice/recall.ts'
import { type InNewsItem, inNews } from '#contract/reading/in-news.ts'
import type { InNewsKind } from '#contract/reading/provenance-rules.ts'
import * as m from '#messages/reading/in-news/keep.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export type { InNewsItem } from '#contract/reading/in-news.ts'

export const fetchItems = async (entryId: string, signal?: AbortSignal): Promise<InNewsItem[]> =>
  (await call(inNews.day, { params: { entryId }, ...(signal && { signal }) })).data

/** Of the copy on the device. */
export const itemsName = (entryId: string) => `in-news/${entryId}`

export const dayItems = (entryId: string) =>
  queryOptions({
    queryKey: ['in-news', 'day', entryId],
    queryFn: ({ signal }) => withOfflineFallback(itemsName(entryId), () => fetchItems(entryId, signal)),
  })

/** Ids of the items of a day that are in the review. */
export const keptItems = (entryId: string) =>
  queryOptions({
    queryKey: ['recall', 'cards', 'in-news', entryId],
    queryFn: async ({ signal }) => {
      const { data } = await call(recall.cards, { query: { article_id: entryId, limit: 100 }, signal })
      return data.flatMap((card) => (card.kind === 'in-news' ? [card.item_id] : []))
    },
    retry: false,
  })

/** The items of a period are one part of a longer page: a week has at most 84. */
const PAGE = { ofPeriod: 50, ofAll: 20 }

export interface ItemFilter {
  kind?: InNewsKind | undefined
  month?: string | undefined
  from?: string | undefined
  to?: string | undefined
  node?: string | undefined
  q?: string | undefined
}

export const listedItems = (filter: ItemFilter) =>
  infiniteQueryOptions({
    queryKey: ['in-news', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
      return call(inNews.list, {
        query: { ...chosen, limit: filter.from ? PAGE.ofPeriod : PAGE.ofAll, ...(pageParam && { before: pageParam }) },
        signal,
      })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
  })

export function useKeepItems() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (itemIds: string[]) => (await call(recall.addInNews, { body: { item_ids: itemIds } })).data.added,
    onSuccess: (added) => toast(m.added({ count: added }), 'success'),
    onError: (error) => toast(failureText(error, m.notAdded), 'error'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['recall'] }),
        queries.invalidateQueries({ queryKey: ['in-news', 'list'] }),
      ]),
  })
}
