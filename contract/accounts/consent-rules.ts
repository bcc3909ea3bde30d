import * as m from '#messages/contract/accounts/consent-rules.ts'

/** Separate: the sign-in page does not load this. */

export const CONSENT_SENTENCES = {
  consentNeeded: m.consentNeeded,
  ageNeeded: m.ageNeeded,
  textsChanged: m.textsChanged,
} as const

export const CONSENT_FIRST = m.consentFirst

/** `guardian`: consents for a minor. */
export const AGE_DECLARATIONS = ['adult', 'guardian'] as const
export type AgeDeclaration = (typeof AGE_DECLARATIONS)[number]
