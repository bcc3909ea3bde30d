import * as m from '#messages/contract/accounts/google-rules.ts'

/** Entered in Google's console. */
export const GOOGLE_RETURN_PATH = '/sign-in-google'

/** Error code; `current` has ticket and email. */
export const GOOGLE_ACCOUNT_NEEDED = 'google_account_needed'

export const GOOGLE_TEXTS = {
  notOffered: m.notOffered,
  over: m.over,
  failed: m.failed,
  unreachable: m.unreachable,
  emailUnverified: m.emailUnverified,
  accountNeeded: m.accountNeeded,
  linkFirst: m.linkFirst,
  ticketOver: m.ticketOver,
  taken: m.taken,
  linked: m.linked,
  notLinked: m.notLinked,
  onlyWay: m.onlyWay,
  confirmFirst: m.confirmFirst,
} as const
