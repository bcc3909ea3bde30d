import { studySession } from '#contract/practice/study-session.ts'
import type { Feature } from '#server/feature.ts'
import { personalSessionData } from './queries/personal-data.ts'
import { studySessionRoutes } from './routes.ts'

export const studySessionFeature: Feature = {
  path: 'practice/study-session',
  contract: { studySession },
  routes: studySessionRoutes,
  tables: ['session_skips'],
  personalData: { studySession: personalSessionData },
}
