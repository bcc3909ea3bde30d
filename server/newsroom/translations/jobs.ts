import type { JobContext } from '#server/job-context.ts'
import { indexOutdatedArticles } from './commands/index-outdated-articles.ts'

export const translationJobs = ({ db, queue }: JobContext) =>
  queue.schedule('index-articles', '* * * * *', (stopping) => indexOutdatedArticles(db, stopping))
