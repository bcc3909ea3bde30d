import type { ReactNode } from 'react'
import { type BillingCycle, dollars, plans, priceOf, SAVING } from '#contract/billing/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BillingCycleChoice } from './billing-cycle-choice.tsx'
import { PlanCard } from './plan-card.tsx'

interface MemberPlansProps {
  cycle: BillingCycle
  onSelect: (cycle: BillingCycle) => void
  /** The buttons of the Pro card. */
  children: ReactNode
}

/** The plans at member prices, for signed-in users without Pro. */
export function MemberPlans({ cycle, onSelect, children }: MemberPlansProps) {
  const { free, pro } = plans.member
  return (
    <>
      <BillingCycleChoice cycle={cycle} onChange={onSelect} />
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <PlanCard plan={free} cycle={cycle} badge={<Badge>Your plan</Badge>} />
        <PlanCard
          plan={pro}
          cycle={cycle}
          badge={cycle === 'yearly' && <Badge tone="signal">Save {SAVING}</Badge>}
          priceNote={<ProPriceNote cycle={cycle} />}
          action={children}
          featuresTitle="Everything in Free, plus"
        />
      </div>
    </>
  )
}

function ProPriceNote({ cycle }: { cycle: BillingCycle }) {
  const listPrice = dollars(priceOf(plans.list.pro, cycle))
  return (
    <>
      {cycle === 'yearly' && <p>{dollars(12 * plans.member.pro.yearlyPrice)} per year.</p>}
      <p>
        Member price: {SAVING} off the list price of {listPrice} per month.
      </p>
    </>
  )
}
