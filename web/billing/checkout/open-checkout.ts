import type { BillingCycle } from '#contract/billing/plans.ts'
import { readUserItem, removeUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** For users who return without having paid. */
interface OpenCheckout {
  checkoutId: string
  cycle: BillingCycle
}

const NAME = 'checkout'

export const saveOpenCheckout = (owner: string, checkout: OpenCheckout): void => writeUserItem(owner, NAME, checkout)

export const clearOpenCheckout = (owner: string): void => removeUserItem(owner, NAME)

export function getOpenCheckout(owner: string): OpenCheckout | undefined {
  const stored = readUserItem(owner, NAME)
  if (stored === null || typeof stored !== 'object') return undefined
  const { checkoutId, cycle } = stored as Record<string, unknown>
  return typeof checkoutId === 'string' && (cycle === 'monthly' || cycle === 'yearly') ? { checkoutId, cycle } : undefined
}
