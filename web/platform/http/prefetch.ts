import { type FetchInfiniteQueryOptions, type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** How long prefetched data is kept if the page is not opened. */
const UNUSED_FOR_MS = 30_000

/** Runs a query of a page before it is opened. Fresh cached data is not requested again; a failure shows on the page. */
export function prefetch<T, E, D, K extends QueryKey>(options: FetchQueryOptions<T, E, D, K>): Promise<void> {
  if (options.gcTime !== 0) return queryClient.prefetchQuery(options)
  prefetched.add(hashKey(options.queryKey))
  return queryClient.prefetchQuery({ ...options, gcTime: UNUSED_FOR_MS })
}

/** The same for the first page of a list. */
export function prefetchList<T, E, D, K extends QueryKey, P>(options: FetchInfiniteQueryOptions<T, E, D, K, P>): Promise<void> {
  return queryClient.prefetchInfiniteQuery(options)
}

/** Prefetched queries with `gcTime: 0` are removed when their page is closed, as if they had not been prefetched. */
const prefetched = new Set<string>()
const cache = queryClient.getQueryCache()
cache.subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (prefetched.delete(query.queryHash)) cache.remove(query)
})
