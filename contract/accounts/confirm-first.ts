/** Separate: only the settings load this. */
export const CONFIRM_FIRST = {
  passkey: 'Please confirm your email address before you add a passkey: open the link in the email we sent you.',
  app: 'Please confirm your email address before you set up an authenticator app: open the link in the email we sent you.',
} as const
