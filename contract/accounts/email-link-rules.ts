import * as m from '#messages/contract/accounts/email-link-rules.ts'

export const CONFIRMATION_HOURS = 24
export const SIGN_IN_LINK_MINUTES = 15

/** Error code for a device not signed in to the account; `current` has the address. */
export const NEW_PASSWORD_NEEDED = 'new_password_needed'
export const NEW_PASSWORD_SENTENCE = m.newPassword

export const EMAIL_LINK_SENTENCES = {
  confirmToPost: m.confirmToPost,
  confirmForTrial: m.confirmForTrial,
  alreadyConfirmed: m.alreadyConfirmed,
  tooManyLinks: m.tooManyLinks,
  linkExpired: m.linkExpired,
  linkInvalid: m.linkInvalid,
  signInLinkSent: m.signInLinkSent,
  linkUsed: m.linkUsed,
  linkSent: m.linkSent,
  /** Without a mail server. */
  linkInOutbox: m.linkInOutbox,
} as const
