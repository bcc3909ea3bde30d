import { CHECKOUT_RETURN_PATH, type CheckoutStatus, type SubscriptionState } from '#contract/billing/billing-rules.ts'

/** So long somebody may take to pay. */
export const CHECKOUT_LASTS_MS = 24 * 60 * 60_000

export const returnPath = (checkoutId: string): string => `${CHECKOUT_RETURN_PATH}?checkout=${checkoutId}`

/** Mailboxes that are one, however they are written: what follows a plus, and the dots of those who ignore them. */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? []
  const name = local.split('+')[0] ?? ''
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}

interface Heard {
  isPaid: boolean
  isFlagged: boolean
  isDeclined: boolean
  expiresAt: Date
}

export function statusOf({ isPaid, isFlagged, isDeclined, expiresAt }: Heard, now: Date): CheckoutStatus {
  if (isPaid) return 'paid'
  if (isFlagged) return 'flagged'
  if (isDeclined) return 'declined'
  return now < expiresAt ? 'open' : 'expired'
}

interface Standing {
  role: string
  state: SubscriptionState | null
  hadTrial: boolean
  isOpen: boolean
  /** Whether the provider through which it is paid is there to be asked. */
  isReachable: boolean
}

/** What somebody may do with their subscription. */
export function permissionsOf({ role, state, hadTrial, isOpen, isReachable }: Standing) {
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
