/** Entered in Google's console. */
export const GOOGLE_RETURN_PATH = '/sign-in-google'

/** Error code; `current` has ticket and email. */
export const GOOGLE_ACCOUNT_NEEDED = 'google_account_needed'

export const GOOGLE_TEXTS = {
  notOffered: 'Sign-in with Google is not available on this site',
  over: 'This sign-in with Google has expired or was already used. Please try again.',
  failed: 'The reply from Google could not be verified. Please try again.',
  unreachable: 'Google could not be reached. Please try again in a moment, or sign in another way.',
  emailUnverified: 'Google has not verified the email address of this Google account. Please sign in another way.',
  accountNeeded: 'There is no account for this Google account yet',
  linkFirst:
    'An account with the email address of this Google account already exists. Please sign in with your password or an email link, then add Google in Settings.',
  ticketOver: 'This has expired. Please continue with Google again.',
  taken: 'This Google account is linked to another account',
  linked: 'Your account already has a Google account. Please remove it first.',
  notLinked: 'Your account has no Google account',
  onlyWay: 'You can’t sign in without Google yet. Please set a password or add a passkey first.',
  confirmFirst: 'Please confirm your email address before you add a Google account',
} as const
