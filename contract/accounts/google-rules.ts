/** What both sides know about signing in with Google. No schemas: the browser loads this as it is. */

/** The page that Google sends people back to. The operator enters it in Google's console. */
export const GOOGLE_RETURN_PATH = '/sign-in-google'

/** The code of the reply to somebody who has no account yet; its `current` has a ticket and their address. */
export const GOOGLE_ACCOUNT_NEEDED = 'google_account_needed'

export const GOOGLE_TEXTS = {
  notOffered: 'Signing in with Google is not set up here',
  over: 'This sign-in with Google took too long or was used already. Please try again.',
  failed: 'The reply from Google could not be verified. Please try again.',
  unreachable: 'Google could not be reached. Please try again in a moment, or sign in another way.',
  emailUnverified: 'Google has not verified the email address of this Google account. Please sign in another way.',
  accountNeeded: 'There is no account for this Google account yet',
  linkFirst:
    'There is an account with the email address of this Google account already. Please sign in with your password or with a link by email, then add Google in the settings.',
  ticketOver: 'This took too long. Please continue with Google again.',
  taken: 'This Google account belongs to another account here',
  linked: 'Your account has a Google account already. Please remove it first.',
  notLinked: 'Your account has no Google account',
  onlyWay: 'Without Google you could not sign in. Please set a password or add a passkey first.',
  confirmFirst: 'Please confirm your email address before you add a Google account',
} as const
