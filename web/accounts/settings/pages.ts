import { Bell, CalendarCheck, CreditCard, Database, type LucideIcon, MonitorSmartphone, Type, User } from 'lucide-react'
import type { RequiredStep } from '#contract/accounts/required-steps.ts'
import * as m from '#messages/accounts/settings/pages.ts'
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
  { name: 'account', title: m.account, text: m.accountText, icon: User },
  { name: 'study-plan', title: m.studyPlan, text: m.studyPlanText, icon: CalendarCheck },
  { name: 'reading', title: m.reading, text: m.readingText, icon: Type },
  { name: 'notifications', title: m.notifications, text: m.notificationsText, icon: Bell },
  { name: 'devices', title: m.devices, text: m.devicesText, icon: MonitorSmartphone },
  { name: 'plan', title: m.plan, text: m.planText, icon: CreditCard },
  { name: 'data', title: m.data, text: m.dataText, icon: Database },
]

/** `/settings#card` is an old address. */
const STEPS = Object.keys(STEP_CARDS) as RequiredStep[]

/** @returns the new address, if any */
export function pathOfCard(hash: string): string | undefined {
  const step = STEPS.find((one) => hash === `#${STEP_CARDS[one]}`)
  return step && stepPath(step)
}
