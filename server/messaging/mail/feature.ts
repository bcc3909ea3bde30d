import { mail } from '#contract/messaging/mail.ts'
import type { Feature } from '#server/feature.ts'
import { mailJobs } from './jobs.ts'
import { mailListeners } from './listeners.ts'
import { personalMailData } from './queries.ts'
import { mailRoutes } from './routes.ts'

export const mailFeature: Feature = {
  path: 'messaging/mail',
  contract: { mail },
  routes: mailRoutes,
  jobs: mailJobs,
  listeners: mailListeners,
  tables: ['mail_deliveries'],
  personalData: { mails: personalMailData },
}
