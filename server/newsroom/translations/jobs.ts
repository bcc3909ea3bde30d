import type { Job } from '#server/job-context.ts'
import { indexOutdatedArticles } from './commands/index-outdated-articles.ts'

export const translationJobs: Job[] = [
  { name: 'index-articles', cron: '* * * * *', run: ({ db }, stopping) => indexOutdatedArticles(db, stopping) },
]
