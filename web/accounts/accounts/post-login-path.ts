import { can, type Role } from '#contract/roles.ts'
import { clearChosenPlan, getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'

/**
 * The page after signing in or up: the subscription page if a paid plan was chosen before, otherwise the dashboard. For users who have nothing to
 * buy the choice is cleared; the free plan needs no purchase.
 */
export function postLoginPath(role: Role): string {
  if (getChosenPlan()?.planName === 'Pro' && !can(role, 'community')) return paths.subscription
  clearChosenPlan()
  return paths.dashboard
}
