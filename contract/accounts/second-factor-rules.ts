import * as m from '#messages/contract/accounts/second-factor-rules.ts'

export const RECOVERY_CODES = 10

export const SECOND_FACTOR_NEEDED = 'second_factor_needed'

/** Error code for a missing code of the app. */
export const CODE_NEEDED = 'code_needed'

export const SECOND_FACTOR_TEXTS = {
  needed: m.needed,
  wrongCode: m.wrongCode,
  ticketOver: m.ticketOver,
  enabled: m.enabled,
  notEnabled: m.notEnabled,
  notStarted: m.notStarted,
} as const
