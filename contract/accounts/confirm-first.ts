import * as m from '#messages/contract/accounts/confirm-first.ts'

/** Separate: only the settings load this. */
export const CONFIRM_FIRST = {
  passkey: m.passkey,
  app: m.app,
} as const
