import { studyGroups } from '#contract/community/study-groups.ts'
import type { Feature } from '#server/feature.ts'
import { studyGroupsOnAccountDeleted } from './on-account-deleted.ts'
import { personalStudyGroupData } from './queries.ts'
import { studyGroupRoutes } from './routes.ts'

export const studyGroupsFeature: Feature = {
  path: 'community/study-groups',
  contract: { studyGroups },
  routes: studyGroupRoutes,
  onAccountDeleted: studyGroupsOnAccountDeleted,
  tables: ['study_groups', 'study_group_members'],
  personalData: { studyGroups: personalStudyGroupData },
}
