import type { Job } from '#server/job-context.ts'
import { followArticles } from './commands/follow-article.ts'

export const noteJobs: Job[] = [
  { name: 'follow-articles', cron: '* * * * *', run: ({ db, now }, stopping) => followArticles(db, now(), stopping) },
]
