import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const NEWSROOM_SCREENS: readonly Screen[] = [
  {
    path: paths.adminDashboard,
    access: 'admins',
    lazy: () => import('#web/screens/newsroom/admin-dashboard.tsx'),
  },
  {
    path: paths.adminCommunity,
    title: 'Community Analytics',
    access: 'admins',
    lazy: () => import('#web/screens/newsroom/admin-community.tsx'),
  },
]
