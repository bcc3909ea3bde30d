import * as m from '#messages/contract/accounts/required-steps.ts'

/** Also error codes. */
export const REQUIRED_STEP_NAMES = ['long_password_required', 'second_factor_required'] as const
export type RequiredStep = (typeof REQUIRED_STEP_NAMES)[number]

export const REQUIRED_STEPS: Record<RequiredStep, string> = {
  long_password_required: m.longPassword,
  second_factor_required: m.secondFactor,
}
