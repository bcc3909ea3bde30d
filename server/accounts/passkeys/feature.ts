import { passkeys } from '#contract/accounts/passkeys.ts'
import type { Feature } from '#server/feature.ts'
import { personalPasskeyData } from './queries.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeysFeature: Feature = {
  path: 'accounts/passkeys',
  contract: { passkeys },
  routes: passkeyRoutes,
  tables: ['passkeys', 'passkey_challenges'],
  personalData: { passkeys: personalPasskeyData },
}
