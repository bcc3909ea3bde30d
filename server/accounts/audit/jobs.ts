import type { JobContext } from '#server/job-context.ts'
import { deleteOldAuditEntries } from './commands/delete-old-audit-entries.ts'

export const auditJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('forget-old-acts', '59 3 * * *', () => deleteOldAuditEntries(db, now()))
