import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dollars, plans, priceOf } from '#contract/billing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { clearChosenPlan, getChosenPlan } from '#web/platform/session/chosen-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** After sign-in: reminds the user of the plan chosen on the pricing page, with its member price and a way to dismiss it. */
export function ChosenPlanNotice() {
  const [chosen] = useState(getChosenPlan)
  const navigate = useNavigate()
  if (chosen?.planName !== 'Pro') return null
  const { billingCycle } = chosen
  const [list, member] = [plans.list.pro, plans.member.pro].map((plan) => dollars(priceOf(plan, billingCycle)))

  const decline = () => {
    clearChosenPlan()
    navigate(paths.dashboard)
  }
  return (
    <Notice className="mb-6" title={`You chose Pro, billed ${billingCycle}`}>
      <p>
        It is selected below. As a member you pay {member} a month instead of {list}.
      </p>
      <Button variant="link" className="-ml-4 text-left" onClick={decline}>
        Not now, continue with Free
      </Button>
    </Notice>
  )
}
