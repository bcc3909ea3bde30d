import type { Job } from '#server/job-context.ts'
import { deleteOldAuditEntries } from './commands/delete-old-audit-entries.ts'

export const auditJobs: Job[] = [
  {
    name: 'delete-old-audit-entries',
    formerly: ['forget-old-acts'],
    cron: '59 3 * * *',
    run: ({ db, now }) => deleteOldAuditEntries(db, now()),
  },
]
