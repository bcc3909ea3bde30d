export const RECOVERY_CODES = 10

export const SECOND_FACTOR_NEEDED = 'second_factor_needed'

/** Error code for a missing code of the app. */
export const CODE_NEEDED = 'code_needed'

export const SECOND_FACTOR_TEXTS = {
  needed: 'Please enter the code from your authenticator app',
  wrongCode: 'This code is incorrect. Codes change every 30 seconds, and each works once.',
  ticketOver: 'Your sign-in has expired. Please sign in again.',
  enabled: 'An authenticator app is already set up',
  notEnabled: 'No authenticator app is set up',
  notStarted: 'Please start setting up the authenticator app again',
} as const
