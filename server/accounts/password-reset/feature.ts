import { passwordReset } from '#contract/accounts/password-reset.ts'
import type { Feature } from '#server/feature.ts'
import { passwordResetJobs } from './jobs.ts'
import { passwordResetRoutes } from './routes.ts'

export const passwordResetFeature: Feature = {
  path: 'accounts/password-reset',
  contract: { passwordReset },
  routes: passwordResetRoutes,
  jobs: passwordResetJobs,
  tables: ['password_resets'],
}
