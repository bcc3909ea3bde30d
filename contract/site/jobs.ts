import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'

/** Work that was tried for days and given up. What it was about is not shown: it may hold an address. */
export const FailedJob = z.object({
  job_id: Id,
  /** What kind of work, such as `mail-password-reset`. */
  name: z.string(),
  /** Why the last try failed. */
  error: z.string(),
  tries: z.number().int(),
  created_at: Instant,
  failed_at: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

export const JOB_NOT_FOUND = 'This job is not among the failed ones any more'

export const jobs = {
  failed: endpoint('GET /api/admin/jobs/failed', 'admin', {
    summary: 'Work that was given up, latest first, 100 at most',
    reply: data(z.array(FailedJob)),
  }),
  retry: endpoint('POST /api/admin/jobs/:jobId/retry', 'admin', {
    summary: 'Put given-up work back into its queue',
    params: z.object({ jobId: Id }),
    notFound: JOB_NOT_FOUND,
    reply: Done,
  }),
}
