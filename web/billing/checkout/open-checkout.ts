import type { BillingCycle } from '#contract/billing/plans.ts'
import { dropOwn, keepOwn, readOwn } from '#web/platform/storage/own-storage.ts'

/** The checkout the user was last sent to. The plans page uses it when they come back without having paid. */
interface OpenCheckout {
  checkoutId: string
  cycle: BillingCycle
}

const NAME = 'checkout'

export const saveOpenCheckout = (owner: string, checkout: OpenCheckout): void => keepOwn(owner, NAME, checkout)

export const clearOpenCheckout = (owner: string): void => dropOwn(owner, NAME)

export function getOpenCheckout(owner: string): OpenCheckout | undefined {
  const stored = readOwn(owner, NAME)
  if (stored === null || typeof stored !== 'object') return undefined
  const { checkoutId, cycle } = stored as Record<string, unknown>
  return typeof checkoutId === 'string' && (cycle === 'monthly' || cycle === 'yearly') ? { checkoutId, cycle } : undefined
}
