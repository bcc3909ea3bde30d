import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { paths, type SettingsPageName } from '#web/platform/paths.ts'

/** By section id of the settings. */
export const STEP_CARDS: Record<RequiredStep, string> = {
  long_password_required: 'password',
  second_factor_required: 'two-step-sign-in',
}

const STEP_PAGES: Record<RequiredStep, SettingsPageName> = {
  long_password_required: 'account',
  second_factor_required: 'devices',
}

export const stepPath = (step: RequiredStep): string => `${paths.settingsPage(STEP_PAGES[step])}#${STEP_CARDS[step]}`
