import { JOB_NOT_FOUND, jobs } from '#contract/jobs.ts'
import type { Routes } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { serve } from '#server/platform/serve.ts'

export const jobRoutes: Routes = (app, context) => {
  serve(app, context, jobs.failed, async () => ({
    data: (await context.queue.failed()).map(({ createdAt, failedAt, id, ...job }) => ({
      job_id: id,
      ...job,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
  }))

  serve(app, context, jobs.retry, async ({ params }) => {
    if (!(await context.queue.retry(params.jobId))) throw new Refusal(404, JOB_NOT_FOUND)
  })
}
