import * as m from '#messages/screens/community.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const COMMUNITY_SCREENS: readonly Screen[] = [
  {
    path: paths.forums,
    title: m.communityForums,
    place: 'Community',
    access: 'community',
    lazy: () => import('#web/screens/community/forums.tsx'),
  },
  {
    path: '/community/forums/:forumId',
    place: 'Community',
    access: 'community',
    lazy: () => import('#web/screens/community/forum.tsx'),
  },
  {
    path: paths.peerLearning,
    title: m.peerLearningHub,
    place: 'Community',
    access: 'community',
    lazy: () => import('#web/screens/community/peer-learning.tsx'),
  },
  {
    path: '/community/quiz-forums/:quizId',
    place: 'Community',
    access: 'community',
    lazy: () => import('#web/screens/community/quiz-forum.tsx'),
  },
  {
    path: paths.adminReports,
    title: m.contentReports,
    access: 'admins',
    lazy: () => import('#web/screens/community/admin-reports.tsx'),
  },
]
