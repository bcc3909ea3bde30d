import type { CheckoutKind, SubscriptionState } from '#contract/billing/billing-rules.ts'

interface PermissionFacts {
  role: string
  state: SubscriptionState | null
  hadTrial: boolean
  isOpen: boolean
  /** The provider is configured. */
  isReachable: boolean
}

export function permissionsOf({ role, state, hadTrial, isOpen, isReachable }: PermissionFacts) {
  const isLive = state !== null && state !== 'ended' && state !== 'trialing'
  const mayBuy = !isLive && (role === 'free' || (role === 'pro' && state === 'trialing'))
  return {
    can_start_trial: role === 'free' && !hadTrial && !isLive,
    can_checkout: isOpen && mayBuy,
    can_cancel: isReachable && isLive && state !== 'canceled_at_end',
    can_resume: isReachable && state === 'canceled_at_end',
    has_portal: isReachable,
  }
}

export const checkoutKind = (provider: string | null): CheckoutKind =>
  provider === null ? 'closed' : provider === 'test' ? 'test' : 'open'

/** Billing takes only the Pro it gave; testers and admins keep their role. */
export function roleChange(
  { role, roleBy }: { role: string; roleBy: string | null },
  isEntitled: boolean,
): { from: 'free'; to: 'pro' } | { from: 'pro'; to: 'free' } | undefined {
  if (isEntitled && role === 'free' && roleBy !== 'hand') return { from: 'free', to: 'pro' }
  if (!isEntitled && role === 'pro' && roleBy === 'billing') return { from: 'pro', to: 'free' }
  return undefined
}
