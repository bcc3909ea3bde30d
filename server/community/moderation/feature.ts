import { moderation } from '#contract/community/moderation.ts'
import type { Feature } from '#server/feature.ts'
import { reportsOnAccountDeleted } from './on-account-deleted.ts'
import { personalReportData } from './queries.ts'
import { moderationRoutes } from './routes.ts'

export const moderationFeature: Feature = {
  path: 'community/moderation',
  contract: { moderation },
  routes: moderationRoutes,
  onAccountDeleted: reportsOnAccountDeleted,
  tables: ['content_reports'],
  personalData: { reports: personalReportData },
}
