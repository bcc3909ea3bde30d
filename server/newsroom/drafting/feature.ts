import { drafting } from '#contract/newsroom/drafting.ts'
import type { Feature } from '#server/feature.ts'
import { draftingJobs } from './jobs.ts'
import { personalDraftingData } from './queries/personal-data.ts'
import { draftingRoutes } from './routes.ts'

export const draftingFeature: Feature = {
  path: 'newsroom/drafting',
  contract: { drafting },
  routes: draftingRoutes,
  jobs: draftingJobs,
  tables: ['desk_proposals', 'desk_proposal_decisions'],
  personalData: { drafting: personalDraftingData },
}
