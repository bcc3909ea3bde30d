import { useSearchParams } from 'react-router'
import type { BillingCycle } from '#contract/plans.ts'
import { getChosenPlan } from '#web/platform/chosen-plan.ts'
import { useSession } from '#web/platform/session.ts'
import { openCheckoutOf } from './open-checkout.ts'

/** By the month or by the year: as picked on this page, else at a checkout that was left, else before signing in. */
export function usePickedCycle(): [cycle: BillingCycle, pick: (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const picked = search.get('cycle')
  const earlier = (user && openCheckoutOf(user.id)?.cycle) ?? getChosenPlan()?.billingCycle ?? 'monthly'
  const cycle = picked === 'monthly' || picked === 'yearly' ? picked : earlier
  return [
    cycle,
    (cycle) =>
      setSearch(
        (search) => {
          search.set('cycle', cycle)
          return search
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}
