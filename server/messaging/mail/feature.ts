import { mail } from '#contract/messaging/mail.ts'
import type { Feature } from '#server/feature.ts'
import { mailListeners } from './listeners.ts'
import { personalMailData } from './queries.ts'
import { mailRoutes } from './routes.ts'

export const mailFeature: Feature = {
  path: 'messaging/mail',
  contract: { mail },
  routes: mailRoutes,
  listeners: mailListeners,
  tables: ['mail_deliveries'],
  personalData: { mails: personalMailData },
}
