export const CONFIRMATION_HOURS = 24
export const SIGN_IN_LINK_MINUTES = 15

/** Error code for a device not signed in to the account; `current` has the address. */
export const NEW_PASSWORD_NEEDED = 'new_password_needed'
export const NEW_PASSWORD_SENTENCE =
  'Please choose a new password. The person who created this account may know the one from sign-up.'

export const EMAIL_LINK_SENTENCES = {
  confirmToPost: 'Please confirm your email address before you post: open the link in the email we sent you.',
  confirmForTrial: 'Please confirm your email address before you start the trial: open the link in the email we sent you.',
  alreadyConfirmed: 'Your email address is already confirmed',
  tooManyLinks: 'We have already sent you several links. Please check your inbox and spam folder, or try again in an hour.',
  linkExpired: 'This link has expired.',
  linkInvalid: 'This link is incomplete, or a newer one has replaced it.',
  signInLinkSent: 'If an account exists for this email, a link to sign in is on its way. It works for 15 minutes.',
  linkUsed: 'This link has already been used. Each link works once.',
  linkSent: 'A new link is on its way.',
  /** Without a mail server. */
  linkInOutbox: 'This site has no mail server yet. The new link is in the newest file of the folder “outbox” in its data folder.',
} as const
