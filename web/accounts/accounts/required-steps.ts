import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { paths } from '#web/platform/paths.ts'

/** The cards of the settings where a required step is done, by the id of their section. */
export const STEP_CARDS: Record<RequiredStep, string> = {
  long_password_required: 'password',
  second_factor_required: 'two-step-sign-in',
}

export const stepPath = (step: RequiredStep): string => `${paths.settings}#${STEP_CARDS[step]}`
