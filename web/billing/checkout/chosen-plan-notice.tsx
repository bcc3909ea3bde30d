import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { areDefaultPrices, type Prices } from '#contract/billing/billing-rules.ts'
import { type BillingCycle, dollars, plans, priceOf } from '#contract/billing/plans.ts'
import { clearChosenPlan, getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { formatPrice } from '#web/billing/subscriptions/money.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { subscription } from './api.ts'

/** After sign-in, with a way to dismiss it. */
export function ChosenPlanNotice() {
  const [chosen] = useState(getChosenPlan)
  const navigate = useNavigate()
  const { data } = useQuery(subscription())
  if (chosen?.planName !== 'Pro') return null
  const { billingCycle } = chosen

  const decline = () => {
    clearChosenPlan()
    navigate(paths.dashboard)
  }
  return (
    <Notice className="mb-6" title={`You chose Pro, billed ${billingCycle}`}>
      <p>It is selected below. {data && memberPrice(data.prices, billingCycle)}</p>
      <Button variant="link" className="-ml-4 text-left" onClick={decline}>
        Not now, continue with Free
      </Button>
    </Notice>
  )
}

/** Prices of plans are compared with list prices; operator prices stand alone. */
function memberPrice(prices: Prices, cycle: BillingCycle): string {
  if (!areDefaultPrices(prices)) return `As a member you pay ${formatPrice(prices[cycle], cycle)}.`
  const [list, member] = [plans.list.pro, plans.member.pro].map((plan) => dollars(priceOf(plan, cycle)))
  return `As a member you pay ${member} a month instead of ${list}.`
}
