import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages/billing/checkout.ts'
import { clearChosenPlan, getChosenPlan } from '#web/billing/shared/chosen-plan.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** After sign-in, with a way to dismiss it. */
export function ChosenPlanNotice() {
  const [chosen] = useState(getChosenPlan)
  const navigate = useNavigate()
  if (chosen?.planName !== 'Pro') return null
  const { billingCycle } = chosen

  const decline = () => {
    clearChosenPlan()
    navigate(paths.dashboard)
  }
  return (
    <Notice className="mb-6" title={billingCycle === 'monthly' ? m.choseMonthly : m.choseYearly}>
      <Button variant="link" className="-ms-4 text-start" onClick={decline}>
        {m.notNow}
      </Button>
    </Notice>
  )
}
