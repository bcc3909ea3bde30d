import type { Job } from '#server/job-context.ts'
import { FEEDBACK_JOB } from './commands/ask-feedback.ts'
import { makeFeedback } from './commands/make-feedback.ts'

export const writingFeedbackJobs: Job[] = [
  {
    name: FEEDBACK_JOB,
    run: ({ db, engines, settings, now, log }, { answerId }: { answerId: string }, { stopping }) =>
      makeFeedback(answerId, { db, chat: engines.chat, quota: settings.allowances.answerFeedback, now, log }, stopping),
  },
]
