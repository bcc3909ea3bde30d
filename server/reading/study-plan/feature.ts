import { studyPlan } from '#contract/reading/study-plan.ts'
import type { Feature } from '#server/feature.ts'
import { studyPlanOf } from './queries.ts'
import { studyPlanRoutes } from './routes.ts'

export const studyPlanFeature: Feature = {
  path: 'reading/study-plan',
  contract: { studyPlan },
  routes: studyPlanRoutes,
  tables: ['study_plans'],
  personalData: { studyPlan: studyPlanOf },
}
