import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const MESSAGING_SCREENS: readonly Screen[] = [
  {
    path: paths.notificationSettings,
    place: 'Me',
    lazy: () => import('#web/screens/messaging/notification-settings.tsx'),
  },
]
