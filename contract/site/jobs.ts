import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'

/** Without data, which can contain email addresses. */
export const FailedJob = z.object({
  job_id: Id,
  /** Such as `mail-password-reset`. */
  name: z.string(),
  error: z.string(),
  tries: z.number().int(),
  created_at: Instant,
  failed_at: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

export const JOB_NOT_FOUND = 'This job is no longer in the list of failed jobs'

export const jobs = {
  failed: endpoint('GET /api/admin/jobs/failed', 'admin', {
    summary: 'List up to 100 failed jobs, newest first',
    reply: data(z.array(FailedJob)),
  }),
  retry: endpoint('POST /api/admin/jobs/:jobId/retry', 'admin', {
    summary: 'Return a failed job to its queue',
    params: z.object({ jobId: Id }),
    notFound: JOB_NOT_FOUND,
    reply: Done,
  }),
}
