/** Separate: the sign-in page does not load this. */

export const CONSENT_SENTENCES = {
  consentNeeded: 'Please agree to the terms and to the use of your data',
  ageNeeded: 'Please say whether you are 18 or older',
  textsChanged: 'The terms have changed. Please read them again.',
} as const

export const CONSENT_FIRST = 'Please agree to the terms first. The question is at the top of the page.'

/** `guardian`: consents for a minor. */
export const AGE_DECLARATIONS = ['adult', 'guardian'] as const
export type AgeDeclaration = (typeof AGE_DECLARATIONS)[number]
