import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dollars, plans, priceOf } from '#contract/billing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { clearChosenPlan, getChosenPlan } from '#web/platform/session/chosen-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Why somebody is here who has just signed in, what it costs them now, and a way past it that is not asked about again. */
export function ChosenNote() {
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
        It is picked below. As a member you pay {member} a month instead of {list}.
      </p>
      <Button variant="link" className="-ml-4 text-left" onClick={decline}>
        Not now, go on with Free
      </Button>
    </Notice>
  )
}
