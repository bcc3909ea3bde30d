import { forums } from '#contract/community/forums.ts'
import type { Feature } from '#server/feature.ts'
import { personalForumData } from './queries.ts'
import { forumRoutes } from './routes.ts'

export const forumsFeature: Feature = {
  path: 'community/forums',
  contract: { forums },
  routes: forumRoutes,
  tables: ['forum_categories', 'forums', 'forum_subscriptions'],
  personalData: { community: personalForumData },
}
