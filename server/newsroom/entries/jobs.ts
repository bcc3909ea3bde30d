import type { JobContext } from '#server/job-context.ts'
import { publishDue } from './commands.ts'

/** Every minute; what a standstill missed is published when it is over. */
export const newsroomJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('publish-due', '* * * * *', () => publishDue(db, now()))
