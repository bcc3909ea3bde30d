import type { JobMeans } from '#server/platform/job-means.ts'
import { tellSubscribers } from './commands.ts'

export const postJobs = ({ db, queue, now }: JobMeans) =>
  queue.work('tell-forum-subscribers', ({ postId }: { postId: string }) => tellSubscribers(db, postId, now()))
