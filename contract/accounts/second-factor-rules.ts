/** What both sides know about the second factor. No schemas: the browser loads this as it is. */

export const RECOVERY_CODES = 10

export const SECOND_FACTOR_NEEDED = 'second_factor_needed'

export const SECOND_FACTOR_TEXTS = {
  needed: 'Please enter the code of your authenticator app',
  wrongCode: 'This code is not right. Codes change every 30 seconds, and each works once.',
  ticketOver: 'This took too long. Please sign in again.',
  enabled: 'An authenticator app is set up already',
  notEnabled: 'No authenticator app is set up',
  notStarted: 'Please start setting up the authenticator app again',
} as const
