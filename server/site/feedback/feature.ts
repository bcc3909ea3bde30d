import { feedback } from '#contract/site/feedback.ts'
import type { Feature } from '#server/feature.ts'
import { feedbackJobs } from './jobs.ts'
import { personalFeedbackData } from './queries.ts'
import { feedbackRoutes } from './routes.ts'

export const feedbackFeature: Feature = {
  path: 'site/feedback',
  contract: { feedback },
  routes: feedbackRoutes,
  jobs: feedbackJobs,
  tables: ['feedback', 'feedback_status_changes'],
  personalData: { feedback: personalFeedbackData },
}
