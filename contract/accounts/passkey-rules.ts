import * as m from '#messages/contract/accounts/passkey-rules.ts'

export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

export const PASSKEY_TEXTS = {
  failed: m.failed,
  unknown: m.unknown,
  notFound: m.notFound,
  tooMany: m.tooMany,
  taken: m.taken,
} as const
