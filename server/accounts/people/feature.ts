import { people } from '#contract/accounts/people.ts'
import type { Feature } from '#server/feature.ts'
import { peopleRoutes } from './routes.ts'

export const peopleFeature: Feature = {
  path: 'accounts/people',
  contract: { people },
  routes: peopleRoutes,
}
