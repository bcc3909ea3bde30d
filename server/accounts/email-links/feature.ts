import { emailLinks } from '#contract/accounts/email-links.ts'
import type { Feature } from '#server/feature.ts'
import { emailLinkJobs } from './jobs.ts'
import { personalLinkData } from './queries.ts'
import { emailLinkRoutes } from './routes.ts'

export const emailLinksFeature: Feature = {
  path: 'accounts/email-links',
  contract: { emailLinks },
  routes: emailLinkRoutes,
  jobs: emailLinkJobs,
  tables: ['email_links'],
  personalData: { emailLinks: personalLinkData },
}
