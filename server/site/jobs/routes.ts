import { jobs } from '#contract/site/jobs.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { retryJob } from './commands/retry-job.ts'

export const jobRoutes: Routes = (app, context) => {
  serve(app, context, jobs.failed, async () => ({
    data: (await context.queue.failed()).map(({ createdAt, failedAt, id, ...job }) => ({
      job_id: id,
      ...job,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
  }))

  serve(app, context, jobs.retry, ({ params }, { db, user, now }) => retryJob(db, context.queue, user, params.jobId, now))
}
