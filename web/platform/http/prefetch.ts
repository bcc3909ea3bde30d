import { type FetchInfiniteQueryOptions, type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Asked for but not opened, it is not needed for longer. */
const KEPT_MS = 30_000

/** Asks a question of a page before it is opened. What is known already is not asked again; a failure shows itself on the page. */
export function prefetch<T, E, D, K extends QueryKey>(options: FetchQueryOptions<T, E, D, K>): Promise<void> {
  if (options.gcTime !== 0) return queryClient.prefetchQuery(options)
  passing.add(hashKey(options.queryKey))
  return queryClient.prefetchQuery({ ...options, gcTime: KEPT_MS })
}

/** The same for the first page of a list. */
export function prefetchList<T, E, D, K extends QueryKey, P>(options: FetchInfiniteQueryOptions<T, E, D, K, P>): Promise<void> {
  return queryClient.prefetchInfiniteQuery(options)
}

/** What is asked anew at each opening is let go of with the page, as if it had not been asked ahead. */
const passing = new Set<string>()
const cache = queryClient.getQueryCache()
cache.subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (passing.delete(query.queryHash)) cache.remove(query)
})
