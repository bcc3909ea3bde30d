import { posts } from '#contract/community/posts.ts'
import type { Feature } from '#server/feature.ts'
import { postJobs } from './jobs.ts'
import { postListeners } from './listeners.ts'
import { personalPostData, postsOnAccountDeleted } from './on-account-deleted.ts'
import { postRoutes } from './routes.ts'

export const postsFeature: Feature = {
  path: 'community/posts',
  contract: { posts },
  routes: postRoutes,
  jobs: postJobs,
  listeners: postListeners,
  onAccountDeleted: postsOnAccountDeleted,
  tables: ['forum_posts', 'forum_post_versions', 'forum_reactions'],
  personalData: { posts: personalPostData },
}
