import type { SubscriptionState } from '#contract/billing/billing-rules.ts'
import { CHECKOUT_CANCEL_PATH } from '#contract/billing/billing-rules.ts'
import { formatShortMoney, type Money } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { TestCheckoutView } from './test-checkout-page.ts'

interface Session {
  cycle: BillingCycle
  price: Money
  isExpired: boolean
  isDeclined: boolean
  /** Another checkout was paid before. */
  isDuplicate: boolean
  /** `null` before payment. */
  state: SubscriptionState | null
}

const STATE_TEXTS = {
  active: 'active',
  canceled_at_end: 'canceledAtEnd',
  pending_renewal: 'pendingRenewal',
  past_due: 'pastDue',
  ended: 'ended',
} as const

export function testCheckoutView({ cycle, price, isExpired, isDeclined, isDuplicate, state }: Session): TestCheckoutView {
  const shown = { price: formatShortMoney(price), cycle }
  if (isDuplicate) return { ...shown, message: { tone: 'good', text: 'paidTwice' }, actions: [], back: SETTINGS }
  if (state === null && isExpired) return { ...shown, message: { tone: 'bad', text: 'expired' }, actions: [], back: PLANS }
  if (state === null)
    return {
      ...shown,
      message: isDeclined ? { tone: 'bad', text: 'declined' } : null,
      actions: ['pay', 'decline'],
      isRetry: isDeclined,
      back: { label: 'backWithoutPaying', path: CHECKOUT_CANCEL_PATH },
    }
  const isOver = state === 'ended'
  const tone = isOver || state === 'past_due' ? 'bad' : 'good'
  // A trial is over when something is paid.
  const message = state === 'trialing' ? null : ({ tone, text: STATE_TEXTS[state] } as const)
  return { ...shown, message, actions: actionsIn(state), back: isOver ? PLANS : SETTINGS }
}

function actionsIn(state: SubscriptionState): TestCheckoutView['actions'] {
  if (state === 'ended') return []
  // Spares testers the wait.
  return state === 'canceled_at_end' ? ['renew', 'fail', 'end', 'refund'] : ['renew', 'fail', 'refund']
}

const PLANS = { label: 'seePlans', path: CHECKOUT_CANCEL_PATH } as const
const SETTINGS = { label: 'backToSettings', path: '/settings/plan' } as const
