/** Also error codes. */
export const REQUIRED_STEP_NAMES = ['long_password_required', 'second_factor_required'] as const
export type RequiredStep = (typeof REQUIRED_STEP_NAMES)[number]

export const REQUIRED_STEPS: Record<RequiredStep, string> = {
  long_password_required:
    'Admins need a password of at least 12 characters. Sign in again if yours is long enough, or change it in Settings.',
  second_factor_required:
    'Your role requires two-step sign-in. Set up an authenticator app in Settings, or sign in again with the one you have.',
}
