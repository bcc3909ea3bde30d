import { Bell, CalendarCheck, CreditCard, Database, type LucideIcon, MonitorSmartphone, Type, User } from 'lucide-react'
import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import { STEP_CARDS, stepPath } from '#web/accounts/accounts/required-steps.ts'
import type { SettingsPageName } from '#web/platform/paths.ts'

interface SettingsPageWords {
  name: SettingsPageName
  title: string
  /** For the list. */
  text: string
  icon: LucideIcon
}

/** In list order. */
export const SETTINGS_PAGES: SettingsPageWords[] = [
  { name: 'account', title: 'Account', text: 'Email, username, password, time zone', icon: User },
  { name: 'study-plan', title: 'Study plan', text: 'Exam, daily goal, days off', icon: CalendarCheck },
  { name: 'reading', title: 'Reading and appearance', text: 'Theme, text size, typeface, spacing, keyboard', icon: Type },
  { name: 'notifications', title: 'Notifications', text: 'Emails, and notifications in the app', icon: Bell },
  {
    name: 'devices',
    title: 'Devices and sessions',
    icon: MonitorSmartphone,
    text: 'Where you are signed in, two-step sign-in, passkeys',
  },
  { name: 'plan', title: 'Plan', text: 'Subscription, payments, receipts', icon: CreditCard },
  { name: 'data', title: 'Data', text: 'Download your data, delete your account', icon: Database },
]

/** `/settings#card` is an old address. */
const STEPS = Object.keys(STEP_CARDS) as RequiredStep[]

/** @returns the new address, if any */
export function pathOfCard(hash: string): string | undefined {
  const step = STEPS.find((one) => hash === `#${STEP_CARDS[one]}`)
  return step && stepPath(step)
}
