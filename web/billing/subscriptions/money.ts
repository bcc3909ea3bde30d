import { formatShortMoney, type Money } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'

/** `$1.50 a month`, `₹149 a month` */
export const formatPrice = (price: Money, cycle: BillingCycle): string => `${formatShortMoney(price)} ${perCycle(cycle)}`

const perCycle = (cycle: BillingCycle): string => (cycle === 'monthly' ? 'a month' : 'a year')
