import { JOB_NOT_FOUND } from '#contract/jobs.ts'
import { recordAct } from '#server/audit/commands.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/queue.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Member } from '#server/platform/sessions.ts'
import { inTransaction } from '#server/platform/signals.ts'

/** @throws Refusal 404 for one that is not among the failed any more */
export async function retryJob(db: Db, queue: Queue, admin: Member, jobId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const name = await queue.retry(db, jobId)
    if (name === undefined) throw new Refusal(404, JOB_NOT_FOUND)
    await recordAct(db, { actor: admin, action: 'job.retried', subject: { kind: 'job', id: jobId, name } }, now)
  })
}
