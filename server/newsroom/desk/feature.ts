import { desk } from '#contract/newsroom/desk.ts'
import type { Feature } from '#server/feature.ts'
import { personalDeskData } from './queries/personal-data.ts'
import { deskRoutes } from './routes.ts'

export const deskFeature: Feature = {
  path: 'newsroom/desk',
  contract: { desk },
  routes: deskRoutes,
  tables: ['desk_drafts', 'desk_sections', 'desk_versions', 'desk_comments'],
  personalData: { writingDesk: personalDeskData },
}
