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
    title: 'Library',
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/reading/library.tsx'),
  },
  {
    path: paths.bookmarks,
    title: 'My Bookmarks',
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/reading/bookmarks.tsx'),
  },
  {
    path: paths.archive,
    title: 'All articles',
    place: 'Library',
    palette: 'All articles',
    lazy: () => import('#web/screens/reading/archive.tsx'),
  },
  {
    path: paths.threads,
    title: 'Threads',
    place: 'Library',
    palette: 'Threads',
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
    title: 'In the news',
    place: 'Library',
    palette: 'In the news',
    lazy: () => import('#web/screens/reading/in-the-news.tsx'),
  },
  {
    path: paths.progress,
    title: 'Progress',
    place: 'Me',
    lazy: () => import('#web/screens/reading/progress.tsx'),
  },
]
