import { can, type Role } from '#contract/roles.ts'
import { clearChosenPlan, getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'

/** Clears the chosen plan of users with nothing to buy; the free plan needs no purchase. */
export function postLoginPath(role: Role): string {
  if (getChosenPlan()?.planName === 'Pro' && !can(role, 'community')) return paths.subscription
  clearChosenPlan()
  return paths.dashboard
}
