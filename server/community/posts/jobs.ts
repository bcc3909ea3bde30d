import type { Job } from '#server/job-context.ts'
import { notifySubscribers } from './commands/notify-subscribers.ts'

export const postJobs: Job[] = [
  {
    name: 'notify-forum-subscribers',
    formerly: ['tell-forum-subscribers'],
    run: ({ db, now }, { postId }: { postId: string }) => notifySubscribers(db, postId, now()),
  },
]
