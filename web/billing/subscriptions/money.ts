import type { Money } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'

/** `$1.50`, `₹150.00` */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** `$1.50 a month` */
export const formatPrice = (price: Money, cycle: BillingCycle): string => `${formatMoney(price)} ${perCycle(cycle)}`

const perCycle = (cycle: BillingCycle): string => (cycle === 'monthly' ? 'a month' : 'a year')
