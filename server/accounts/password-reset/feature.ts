import { passwordReset } from '#contract/accounts/password-reset.ts'
import type { Feature } from '#server/feature.ts'
import { passwordResetRoutes } from './routes.ts'

export const passwordResetFeature: Feature = {
  path: 'accounts/password-reset',
  contract: { passwordReset },
  routes: passwordResetRoutes,
  tables: ['password_resets'],
}
