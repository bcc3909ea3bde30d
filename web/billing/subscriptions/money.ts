import { formatShortMoney, type Money } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import * as m from '#messages/billing/subscriptions.ts'

/** `$1.50 a month`, `₹149 a month` */
export const formatPrice = (price: Money, cycle: BillingCycle): string =>
  (cycle === 'monthly' ? m.perMonth : m.perYear)({ price: formatShortMoney(price) })
