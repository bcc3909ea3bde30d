import { writingFeedback } from '#contract/practice/writing-feedback.ts'
import type { Feature } from '#server/feature.ts'
import { writingFeedbackJobs } from './jobs.ts'
import { personalFeedbackOnAnswers } from './queries.ts'
import { writingFeedbackRoutes } from './routes.ts'

export const writingFeedbackFeature: Feature = {
  path: 'practice/writing-feedback',
  contract: { writingFeedback },
  routes: writingFeedbackRoutes,
  jobs: writingFeedbackJobs,
  tables: ['answer_feedback', 'answer_feedback_consents', 'answer_feedback_usage'],
  personalData: { writingFeedback: personalFeedbackOnAnswers },
}
