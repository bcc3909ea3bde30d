import { infiniteQueryOptions } from '@tanstack/react-query'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

/** Long enough that going back from an article restores the list and its scroll position. */
const CACHE_MS = 60 * 60 * 1000

export const dailyEntries = () =>
  infiniteQueryOptions({
    queryKey: ['daily', 'entries'],
    queryFn: ({ pageParam, signal }) =>
      withOfflineFallback(`days/${pageParam ?? 'newest'}`, () =>
        call(daily.entries, { query: pageParam ? { before: pageParam } : {}, signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    gcTime: CACHE_MS,
  })
