import type { BillingCycle } from '#contract/billing/plans.ts'
import { dropOwn, keepOwn, readOwn } from '#web/platform/storage/own-storage.ts'

/** The checkout somebody was last sent to, so that the plans know what to say to who comes back without having paid. */
interface OpenCheckout {
  checkoutId: string
  cycle: BillingCycle
}

const NAME = 'checkout'

export const keepOpenCheckout = (owner: string, checkout: OpenCheckout): void => keepOwn(owner, NAME, checkout)

export const forgetOpenCheckout = (owner: string): void => dropOwn(owner, NAME)

export function openCheckoutOf(owner: string): OpenCheckout | undefined {
  const kept = readOwn(owner, NAME)
  if (kept === null || typeof kept !== 'object') return undefined
  const { checkoutId, cycle } = kept as Record<string, unknown>
  return typeof checkoutId === 'string' && (cycle === 'monthly' || cycle === 'yearly') ? { checkoutId, cycle } : undefined
}
