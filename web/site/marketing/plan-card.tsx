import { type ReactNode, useId } from 'react'
import type { BillingCycle, Plan } from '#contract/billing/plans.ts'
import * as m from '#messages/site/marketing/plans.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { PlanFeatures } from './plan-features.tsx'

interface PlanCardProps {
  plan: Plan
  cycle: BillingCycle
  /** `undefined` while loading. */
  price: { amount: string; per: 'month' | 'year' } | undefined
  hasNoPrice?: boolean
  badge?: ReactNode
  priceNote?: ReactNode
  featuresTitle?: string
  action?: ReactNode
}

export function PlanCard({ plan, cycle, price, hasNoPrice, badge, priceNote, featuresTitle, action }: PlanCardProps) {
  const titleId = useId()
  const hasNote = plan.monthlyPrice > 0 && cycle === 'yearly'
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
      <p className="mt-1 text-quiet">{plan.description}</p>
      {/* Constant height: no layout shift */}
      <div
        aria-live="polite"
        className={hasNoPrice ? '' : `mt-4 md:min-h-24 lg:min-h-16 ${price ? '' : hasNote ? 'min-h-16' : 'min-h-10'}`}
      >
        {!price && !hasNoPrice && <Skeleton className="h-10 w-1/2" />}
        {!price && !hasNoPrice && hasNote && <Skeleton className="mt-2 h-5 w-3/4" />}
        {price && (
          <p>
            <span className="text-4xl font-semibold tracking-tight tabular-nums">{price.amount}</span>{' '}
            <span className="text-quiet">
              {price.per === 'year' ? m.perYear : plan.monthlyPrice > 0 ? m.perMonthBilledMonthly : m.perMonth}
            </span>
          </p>
        )}
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
