import type { JobContext } from '#server/job-context.ts'
import { FEEDBACK_JOB } from './commands/ask-feedback.ts'
import { makeFeedback } from './commands/make-feedback.ts'

export const writingFeedbackJobs = ({ db, queue, engines, answerFeedbackQuota: quota, now, log }: JobContext) =>
  queue.work(FEEDBACK_JOB, {}, ({ answerId }: { answerId: string }, { stopping }) =>
    makeFeedback(answerId, { db, chat: engines.chat, quota, now, log }, stopping),
  )
