import * as m from '#messages/screens/reading.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const READING_SCREENS: readonly Screen[] = [
  {
    path: paths.dashboard,
    place: 'Today',
    isOffline: true,
    preload: { call: '/api/entries', inLanguages: true },
    lazy: () => import('#web/screens/reading/dashboard.tsx'),
  },
  {
    path: '/article/:articleId',
    place: 'Today',
    isOffline: true,
    preload: { call: '/api/articles/' },
    lazy: () => import('#web/screens/reading/article.tsx'),
  },
  {
    path: paths.library,
    title: m.library,
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/reading/library.tsx'),
  },
  {
    path: paths.bookmarks,
    title: m.myBookmarks,
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/reading/bookmarks.tsx'),
  },
  {
    path: paths.archive,
    title: m.allArticles,
    place: 'Library',
    palette: m.allArticles,
    lazy: () => import('#web/screens/reading/archive.tsx'),
  },
  {
    path: paths.threads,
    title: m.threads,
    place: 'Library',
    palette: m.threads,
    isOffline: true,
    lazy: () => import('#web/screens/reading/threads.tsx'),
  },
  {
    path: '/threads/:threadId',
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/reading/thread.tsx'),
  },
  {
    path: paths.inTheNews,
    title: m.inTheNews,
    place: 'Library',
    palette: m.inTheNews,
    lazy: () => import('#web/screens/reading/in-the-news.tsx'),
  },
  {
    path: paths.progress,
    title: m.progress,
    place: 'Me',
    lazy: () => import('#web/screens/reading/progress.tsx'),
  },
]
