import * as m from '#messages/screens/accounts.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const ACCOUNTS_SCREENS: readonly Screen[] = [
  {
    path: paths.me,
    title: m.me,
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/me.tsx'),
  },
  {
    path: paths.settings,
    title: m.settings,
    place: 'Me',
    palette: m.settings,
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings.tsx'),
  },
  {
    path: paths.settingsPage('account'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-account.tsx'),
  },
  {
    path: paths.settingsPage('study-plan'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-study-plan.tsx'),
  },
  {
    path: paths.settingsPage('reading'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-reading.tsx'),
  },
  {
    path: paths.settingsPage('notifications'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-notifications.tsx'),
  },
  {
    path: paths.settingsPage('devices'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-devices.tsx'),
  },
  {
    path: paths.settingsPage('plan'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-plan.tsx'),
  },
  {
    path: paths.settingsPage('data'),
    place: 'Me',
    isOffline: true,
    lazy: () => import('#web/screens/accounts/settings-data.tsx'),
  },
]
