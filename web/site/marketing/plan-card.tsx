import { type ReactNode, useId } from 'react'
import type { Plan } from '#contract/billing/plans.ts'
import * as m from '#messages/site/marketing/plans.ts'
import { PlanFeatures } from './plan-features.tsx'

interface PlanCardProps {
  plan: Plan
  price: { amount: string; per: 'month' | 'year' }
  badge?: ReactNode
  priceNote?: ReactNode
  featuresTitle?: string
  action?: ReactNode
}

export function PlanCard({ plan, price, badge, priceNote, featuresTitle, action }: PlanCardProps) {
  const titleId = useId()
  // Pro first on phones.
  return (
    <section
      aria-labelledby={titleId}
      className={`flex min-w-0 flex-col rounded-card border bg-surface p-5 wrap-anywhere sm:p-6 ${plan.popular ? 'border-2 border-accent max-md:order-first' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-xl font-semibold">
          {plan.title}
        </h2>
        {badge}
      </div>
      <p className="mt-1 text-quiet md:min-h-12">{plan.description}</p>
      <div aria-live="polite" className="mt-4">
        <p>
          <span className="text-4xl font-semibold tracking-tight tabular-nums">{price.amount}</span>{' '}
          <span className="text-quiet">
            {price.per === 'year' ? m.perYear : plan.monthlyPrice > 0 ? m.perMonthBilledMonthly : m.perMonth}
          </span>
        </p>
        {priceNote && <p className="mt-1 text-sm text-quiet">{priceNote}</p>}
      </div>
      {action && <div className="mt-5">{action}</div>}
      <div className="mt-5 flex-1 border-t border-line pt-4">
        {featuresTitle && <p className="mb-2 font-medium">{featuresTitle}</p>}
        <PlanFeatures features={plan.features} />
      </div>
    </section>
  )
}
