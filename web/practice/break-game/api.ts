import { queryOptions } from '@tanstack/react-query'
import { instance } from '#contract/site/instance.ts'
import { call } from '#web/platform/http/call.ts'

/** Constant while the page is open. */
export const redditAddress = () =>
  queryOptions({
    queryKey: ['instance', 'reddit'],
    queryFn: async ({ signal }) => (await call(instance.about, { signal })).data.reddit_base_url,
    staleTime: Number.POSITIVE_INFINITY,
    // Show the error at once: the person can switch to key terms.
    retry: false,
  })
