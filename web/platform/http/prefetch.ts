import { type FetchInfiniteQueryOptions, type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const UNUSED_FOR_MS = 30_000

export function prefetch<T, E, D, K extends QueryKey>(options: FetchQueryOptions<T, E, D, K>): Promise<void> {
  if (options.gcTime !== 0) return queryClient.prefetchQuery(options)
  prefetched.add(hashKey(options.queryKey))
  return queryClient.prefetchQuery({ ...options, gcTime: UNUSED_FOR_MS })
}

export function prefetchList<T, E, D, K extends QueryKey, P>(options: FetchInfiniteQueryOptions<T, E, D, K, P>): Promise<void> {
  return queryClient.prefetchInfiniteQuery(options)
}

/** With `gcTime: 0`: removed when their page closes. */
const prefetched = new Set<string>()
const cache = queryClient.getQueryCache()
cache.subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (prefetched.delete(query.queryHash)) cache.remove(query)
})
