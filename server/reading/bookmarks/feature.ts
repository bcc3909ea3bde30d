import { bookmarks } from '#contract/reading/bookmarks.ts'
import type { Feature } from '#server/feature.ts'
import { personalBookmarkData } from './queries.ts'
import { bookmarkRoutes } from './routes.ts'

export const bookmarksFeature: Feature = {
  path: 'reading/bookmarks',
  contract: { bookmarks },
  routes: bookmarkRoutes,
  tables: ['bookmarks'],
  personalData: { bookmarks: personalBookmarkData },
}
