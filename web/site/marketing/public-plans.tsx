import type { ReactNode } from 'react'
import { DEFAULT_PRICES, monthOfYear, TRIAL_DAYS } from '#contract/billing/billing-rules.ts'
import { formatShortMoney } from '#contract/billing/money.ts'
import { type BillingCycle, type Plan, plans, SAVING } from '#contract/billing/plans.ts'
import * as m from '#messages/site/marketing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { PlanFeatures } from './plan-features.tsx'

/** Contains both prices; CSS chooses, without script. */
export function PublicPlans({ memberNote }: { memberNote: string }) {
  const { free, pro } = plans.list
  return (
    <div className="group/plans">
      <CycleChoice />
      <div className="mt-6 grid max-w-4xl gap-5 md:grid-cols-2">
        <PublicPlan plan={free} action={m.startFree} />
        <PublicPlan
          plan={pro}
          action={m.tryPro({ days: TRIAL_DAYS })}
          badge={<Badge tone="signal">{m.mostPopular}</Badge>}
          featuresTitle={m.everythingInFreePlus}
        />
      </div>
      <p className="mt-3 max-w-4xl text-sm text-quiet">{memberNote}</p>
    </div>
  )
}

const CYCLES: { cycle: BillingCycle; label: string; saving?: string; seen: string }[] = [
  { cycle: 'monthly', label: m.monthly, seen: 'group-has-[[value=yearly]:checked]/plans:hidden' },
  {
    cycle: 'yearly',
    label: m.yearly,
    saving: `{price.saving|${m.save({ saving: SAVING })}}`,
    seen: 'hidden group-has-[[value=yearly]:checked]/plans:block',
  },
]

function CycleChoice() {
  return (
    <fieldset className="inline-flex flex-wrap rounded-control border border-strong">
      <legend className="sr-only">{m.howBilled}</legend>
      {CYCLES.map(({ cycle, label, saving }) => (
        <label
          key={cycle}
          className="relative flex min-h-11 flex-auto flex-wrap items-center justify-center gap-x-2 rounded-control px-4 py-2 font-medium whitespace-nowrap text-quiet hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name="billing"
            value={cycle}
            defaultChecked={cycle === 'monthly'}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
          {saving && <span className="text-sm font-semibold">{saving}</span>}
        </label>
      ))}
    </fieldset>
  )
}

interface PublicPlanProps {
  plan: Plan
  action: string
  badge?: ReactNode
  featuresTitle?: string
}

function PublicPlan({ plan, action, badge, featuresTitle }: PublicPlanProps) {
  const titleId = `plan-${plan.name}`
  return (
    <section
      aria-labelledby={titleId}
      className={`flex min-w-0 flex-col wrap-anywhere rounded-card border bg-surface p-5 sm:p-6 ${plan.popular ? 'border-accent ring-1 ring-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-xl font-semibold">
          {plan.title}
        </h2>
        {badge}
      </div>
      <p className="mt-1 text-quiet">{plan.description}</p>
      <div aria-live="polite" className={`mt-4 md:min-h-20 max-md:mb-4`}>
        {CYCLES.map(({ cycle, seen }) => (
          <div key={cycle} className={seen}>
            <Price plan={plan} cycle={cycle} />
          </div>
        ))}
      </div>
      {/* hydrate-plan-buttons.ts adds the plan */}
      <a
        href={paths.signUp}
        data-plan={plan.name}
        className={buttonStyle({ variant: plan.popular ? 'default' : 'outline', className: 'w-full' })}
      >
        {action}
      </a>
      <div className="mt-5 flex-1 border-t border-line pt-4">
        {featuresTitle && <p className="mb-2 font-medium">{featuresTitle}</p>}
        <PlanFeatures features={plan.features} />
      </div>
    </section>
  )
}

/** The amount that is charged, with one per month below it. The server replaces the amounts if the operator has set other prices. */
function Price({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const isYearly = plan.monthlyPrice > 0 && cycle === 'yearly'
  const { free, monthly, yearly, month, less } = PRICE_TEXTS
  return (
    <>
      <p>
        <span className="text-4xl font-semibold tracking-tight tabular-nums">
          {plan.monthlyPrice === 0 ? free : isYearly ? yearly : monthly}
        </span>{' '}
        <span className="text-quiet">{isYearly ? m.perYear : plan.monthlyPrice > 0 ? m.perMonthBilledMonthly : m.perMonth}</span>
      </p>
      {isYearly && <p className="mt-1 text-sm text-quiet">{m.billedYearly({ price: month, less })}</p>}
    </>
  )
}

const PRICE_TEXTS = {
  free: '{price.free|$0}',
  monthly: `{price.monthly|${formatShortMoney(DEFAULT_PRICES.monthly)}}`,
  yearly: `{price.yearly|${formatShortMoney(DEFAULT_PRICES.yearly)}}`,
  month: `{price.month|${formatShortMoney(monthOfYear(DEFAULT_PRICES))}}`,
  less: `{price.less|${m.less({ saving: SAVING })}}`,
}
