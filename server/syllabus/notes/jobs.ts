import type { JobContext } from '#server/job-context.ts'
import { followArticles } from './commands/follow-article.ts'

export const noteJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('follow-articles', '* * * * *', (stopping) => followArticles(db, now(), stopping))
