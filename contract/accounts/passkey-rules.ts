export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME = 60

export const PASSKEY_TEXTS = {
  failed: 'This passkey could not be verified. Please try again.',
  unknown: 'This passkey does not belong to an account here. It may have been removed.',
  notFound: 'This passkey has already been removed',
  tooMany: 'You have reached the limit of passkeys for one account. Please remove one first.',
  taken: 'This passkey has already been added',
} as const
