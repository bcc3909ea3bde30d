import { paths } from '#web/platform/paths.ts'
import type { Screen } from './screen.ts'

/** Part of the first bundle. */
export const GUEST_SCREENS: readonly Screen[] = [
  {
    path: paths.login,
    title: 'Sign in',
    access: 'guests',
    preload: {},
    lazy: () => import('#web/screens/accounts/login.tsx'),
  },
  {
    path: paths.signup,
    title: 'Create an account',
    access: 'guests',
    lazy: () => import('#web/screens/accounts/signup.tsx'),
  },
  { path: paths.forgotPassword, title: 'Forgot password', lazy: () => import('#web/screens/accounts/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'Set a new password', lazy: () => import('#web/screens/accounts/reset-password.tsx') },
  { path: paths.signInLink, title: 'Sign in with a link', lazy: () => import('#web/screens/accounts/sign-in-link.tsx') },
  { path: paths.googleReturn, title: 'Sign in with Google', lazy: () => import('#web/screens/accounts/sign-in-google.tsx') },
  { path: paths.confirmEmail, lazy: () => import('#web/screens/accounts/confirm-email.tsx') },
  { path: paths.mailPreferences, title: 'Email preferences', lazy: () => import('#web/screens/messaging/mail-preferences.tsx') },
]
