import { JOB_NOT_FOUND } from '#contract/site/jobs.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

/** @throws HttpError 404 */
export async function retryJob(db: Db, queue: Queue, admin: Member, jobId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const name = await queue.retry(db, jobId)
    if (name === undefined) throw new HttpError(404, JOB_NOT_FOUND)
    await recordAudit(db, { actor: admin, action: 'job.retried', subject: { kind: 'job', id: jobId, name } }, now)
  })
}
