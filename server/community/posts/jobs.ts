import type { JobContext } from '#server/job-context.ts'
import { notifySubscribers } from './commands/notify-subscribers.ts'

export const postJobs = ({ db, queue, now }: JobContext) =>
  queue.work('tell-forum-subscribers', {}, ({ postId }: { postId: string }) => notifySubscribers(db, postId, now()))
