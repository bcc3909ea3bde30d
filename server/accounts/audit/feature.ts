import { audit } from '#contract/accounts/audit.ts'
import type { Feature } from '#server/feature.ts'
import { auditJobs } from './jobs.ts'
import { auditOnAccountDeleted } from './on-account-deleted.ts'
import { auditRoutes } from './routes.ts'

export const auditFeature: Feature = {
  path: 'accounts/audit',
  contract: { audit },
  routes: auditRoutes,
  jobs: auditJobs,
  onAccountDeleted: auditOnAccountDeleted,
  tables: ['audit_log'],
}
