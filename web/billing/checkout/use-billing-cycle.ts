import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { useSession } from '#web/platform/session/session.ts'
import { getOpenCheckout } from './open-checkout.ts'

/** From the URL, an unfinished checkout, or the plan chosen before sign-in. */
export function useBillingCycle(): [cycle: BillingCycle, select: (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const [cycle, setCycle] = useState<BillingCycle>(
    () => cycleIn(search) ?? (user && getOpenCheckout(user.id)?.cycle) ?? getChosenPlan()?.billingCycle ?? 'monthly',
  )
  const select = (cycle: BillingCycle) => {
    setCycle(cycle)
    // For a reload. The URL updates too late to render from it.
    const params = new URLSearchParams(search)
    params.set('cycle', cycle)
    setSearch(params, { replace: true, preventScrollReset: true })
  }
  return [cycle, select]
}

function cycleIn(search: URLSearchParams): BillingCycle | undefined {
  const cycle = search.get('cycle')
  return cycle === 'monthly' || cycle === 'yearly' ? cycle : undefined
}
