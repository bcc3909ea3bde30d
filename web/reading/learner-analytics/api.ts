import { queryOptions } from '@tanstack/react-query'
import { learnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { call } from '#web/platform/http/call.ts'

/** Below the key of progress, so that a late reading refreshes it. */
export const ownAnalytics = () =>
  queryOptions({
    queryKey: ['progress', 'analytics'],
    queryFn: async ({ signal }) => (await call(learnerAnalytics.own, { signal })).data,
    staleTime: 0,
  })
