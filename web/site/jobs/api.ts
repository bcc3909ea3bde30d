import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { jobs } from '#contract/site/jobs.ts'
import { call } from '#web/platform/http/call.ts'

const FAILED = ['jobs', 'failed']

export const failedJobs = () =>
  queryOptions({ queryKey: FAILED, queryFn: async ({ signal }) => (await call(jobs.failed, { signal })).data })

export function useRetryJob() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => call(jobs.retry, { params: { jobId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: FAILED }),
  })
}
