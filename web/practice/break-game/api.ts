import { queryOptions } from '@tanstack/react-query'
import { instance } from '#contract/site/instance.ts'
import { call } from '#web/platform/http/call.ts'

/** Where the break game reads public posts; the same for as long as the page is open. */
export const redditAddress = () =>
  queryOptions({
    queryKey: ['instance', 'reddit'],
    queryFn: async ({ signal }) => (await call(instance.about, { signal })).data.reddit_base_url,
    staleTime: Number.POSITIVE_INFINITY,
    // Somebody on a break would rather be told at once, and play with key terms.
    retry: false,
  })
