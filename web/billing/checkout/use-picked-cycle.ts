import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { getChosenPlan } from '#web/platform/session/chosen-plan.ts'
import { useSession } from '#web/platform/session/session.ts'
import { openCheckoutOf } from './open-checkout.ts'

/** By the month or by the year: as picked on this page, else at a checkout that was left, else before signing in. */
export function usePickedCycle(): [cycle: BillingCycle, pick: (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const [cycle, setCycle] = useState<BillingCycle>(
    () => cycleIn(search) ?? (user && openCheckoutOf(user.id)?.cycle) ?? getChosenPlan()?.billingCycle ?? 'monthly',
  )
  const pick = (cycle: BillingCycle) => {
    setCycle(cycle)
    // For who loads the page again or comes back to it. The address follows a moment later, which is too late to draw by.
    const picked = new URLSearchParams(search)
    picked.set('cycle', cycle)
    setSearch(picked, { replace: true, preventScrollReset: true })
  }
  return [cycle, pick]
}

function cycleIn(search: URLSearchParams): BillingCycle | undefined {
  const cycle = search.get('cycle')
  return cycle === 'monthly' || cycle === 'yearly' ? cycle : undefined
}
