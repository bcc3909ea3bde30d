import * as m from '#messages/screens/site.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const SITE_SCREENS: readonly Screen[] = [
  {
    path: paths.feedbackSubmit,
    title: m.submitFeedback,
    place: 'Me',
    lazy: () => import('#web/screens/site/feedback-submit.tsx'),
  },
  {
    path: paths.myFeedback,
    title: m.myFeedback,
    place: 'Me',
    lazy: () => import('#web/screens/site/my-feedback.tsx'),
  },
  {
    path: '/feedback/track/:trackingId',
    place: 'Me',
    lazy: () => import('#web/screens/site/feedback-track.tsx'),
  },
  {
    path: paths.adminFeedback,
    title: 'Manage Feedback',
    access: 'admins',
    lazy: () => import('#web/screens/site/admin-feedback.tsx'),
  },
]
