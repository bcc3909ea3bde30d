import type { Job } from '#server/job-context.ts'
import { deleteOldSources } from './commands/delete-old-sources.ts'

export const sourceJobs: Job[] = [
  { name: 'delete-old-sources', cron: '51 3 * * *', run: ({ db, now }) => deleteOldSources(db, now()) },
]
