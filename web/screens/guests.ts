import * as m from '#messages/screens/guests.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from './screen.ts'

/** Part of the first bundle. */
export const GUEST_SCREENS: readonly Screen[] = [
  {
    path: paths.login,
    title: m.signIn,
    access: 'guests',
    preload: {},
    lazy: () => import('#web/screens/accounts/login.tsx'),
  },
  {
    path: paths.signup,
    title: m.createAccount,
    access: 'guests',
    lazy: () => import('#web/screens/accounts/signup.tsx'),
  },
  { path: paths.forgotPassword, title: m.forgotPassword, lazy: () => import('#web/screens/accounts/forgot-password.tsx') },
  { path: paths.resetPassword, title: m.setPassword, lazy: () => import('#web/screens/accounts/reset-password.tsx') },
  { path: paths.signInLink, title: m.signInWithLink, lazy: () => import('#web/screens/accounts/sign-in-link.tsx') },
  { path: paths.googleReturn, title: m.signInWithGoogle, lazy: () => import('#web/screens/accounts/sign-in-google.tsx') },
  { path: paths.confirmEmail, lazy: () => import('#web/screens/accounts/confirm-email.tsx') },
  { path: paths.mailPreferences, title: m.emailPreferences, lazy: () => import('#web/screens/messaging/mail-preferences.tsx') },
]
