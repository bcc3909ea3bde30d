import type { ReactNode } from 'react'
import { areDefaultPrices, monthOfYear, type Prices, yearlySaving } from '#contract/billing/billing-rules.ts'
import { formatShortMoney } from '#contract/billing/money.ts'
import { type BillingCycle, dollars, plans, SAVING } from '#contract/billing/plans.ts'
import * as m from '#messages/site/marketing/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlanCard } from './plan-card.tsx'

interface MemberPlansProps {
  cycle: BillingCycle
  onSelect: (cycle: BillingCycle) => void
  prices: Prices
  children: ReactNode
}

export function MemberPlans({ cycle, onSelect, prices, children }: MemberPlansProps) {
  const { free, pro } = plans.member
  return (
    <>
      <BillingCycleChoice cycle={cycle} saving={savingOf(prices)} onChange={onSelect} />
      <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
        <PlanCard plan={free} price={freePrice(prices)} badge={<Badge>{m.yourPlan}</Badge>} />
        <PlanCard
          plan={pro}
          price={{ amount: formatShortMoney(prices[cycle]), per: cycle === 'monthly' ? 'month' : 'year' }}
          priceNote={cycle === 'yearly' ? perMonth(prices) : ifAnnually(prices)}
          action={children}
          featuresTitle={m.everythingInFreePlus}
        />
      </div>
      {!areDefaultPrices(prices) && <p className="mt-3 text-sm text-quiet">{IN_DOLLARS}</p>}
    </>
  )
}

const freePrice = ({ monthly: { currency } }: Prices) => ({
  amount: formatShortMoney({ amount: 0, currency }),
  per: 'month' as const,
})

const { monthlyPrice, yearlyPrice } = plans.member.pro
const IN_DOLLARS = m.inDollars({ monthly: dollars(monthlyPrice), yearly: dollars(yearlyPrice) })

/** Below the amount that is charged. */
function perMonth(prices: Prices): string {
  const saving = savingOf(prices)
  const price = formatShortMoney(monthOfYear(prices))
  return saving ? m.billedAnnuallyWithSaving({ price, saving }) : m.billedAnnually({ price })
}

const ifAnnually = (prices: Prices) => savingOf(prices) && m.ifBilledAnnually({ price: formatShortMoney(monthOfYear(prices)) })

function savingOf(prices: Prices): string | undefined {
  if (areDefaultPrices(prices)) return SAVING
  const saving = yearlySaving(prices)
  return saving > 0 ? `${saving}%` : undefined
}

const CYCLES: { cycle: BillingCycle; label: string }[] = [
  { cycle: 'monthly', label: m.monthly },
  { cycle: 'yearly', label: m.yearly },
]

interface BillingCycleChoiceProps {
  cycle: BillingCycle
  /** For example `25%`. */
  saving: string | undefined
  onChange: (cycle: BillingCycle) => void
}

function BillingCycleChoice({ cycle, saving, onChange }: BillingCycleChoiceProps) {
  return (
    <fieldset className="flex rounded-control border border-strong sm:inline-flex">
      <legend className="sr-only">{m.howBilled}</legend>
      {CYCLES.map((option) => (
        <label
          key={option.cycle}
          data-chosen={cycle === option.cycle || undefined}
          className="relative flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-center gap-x-2 rounded-control px-2 py-2 text-center wrap-anywhere sm:flex-auto sm:px-4 font-medium text-quiet hover:text-ink data-chosen:bg-accent data-chosen:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name="billing"
            value={option.cycle}
            checked={cycle === option.cycle}
            onChange={() => onChange(option.cycle)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
          {option.cycle === 'yearly' && saving && <span className="text-sm font-semibold">{m.save({ saving })}</span>}
        </label>
      ))}
    </fieldset>
  )
}
