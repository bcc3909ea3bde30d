import { google } from '#contract/accounts/google.ts'
import type { Feature } from '#server/feature.ts'
import { personalGoogleData } from './queries.ts'
import { googleRoutes } from './routes.ts'

export const googleFeature: Feature = {
  path: 'accounts/google',
  contract: { google },
  routes: googleRoutes,
  tables: ['google_identities', 'google_attempts'],
  personalData: { google: personalGoogleData },
}
