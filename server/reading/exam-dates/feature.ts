import { examDates } from '#contract/reading/exam-dates.ts'
import type { Feature } from '#server/feature.ts'
import { examDateRoutes } from './routes.ts'

export const examDatesFeature: Feature = {
  path: 'reading/exam-dates',
  contract: { examDates },
  routes: examDateRoutes,
  tables: ['exam_dates'],
}
