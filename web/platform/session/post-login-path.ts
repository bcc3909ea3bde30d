import { can, type Role } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import { clearChosenPlan, getChosenPlan } from './chosen-plan.ts'

/**
 * Where somebody goes who has just come in. A plan that was chosen before is still chosen; for whom there is nothing to buy, it is done with:
 * the free plan is what an account is.
 */
export function postLoginPath(role: Role): string {
  if (getChosenPlan()?.planName === 'Pro' && !can(role, 'community')) return paths.subscription
  clearChosenPlan()
  return paths.dashboard
}
