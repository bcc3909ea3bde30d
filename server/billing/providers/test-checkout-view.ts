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

const STATE_TEXTS: Record<SubscriptionState, string> = {
  trialing: '',
  active: 'This subscription is paid.',
  canceled_at_end: 'This subscription is cancelled. It ends with the paid period.',
  pending_renewal: 'The next payment is due.',
  past_due: 'A payment failed.',
  ended: 'This subscription has ended.',
}

export function testCheckoutView({ cycle, price, isExpired, isDeclined, isDuplicate, state }: Session): TestCheckoutView {
  const shown = { price: formatShortMoney(price), per: cycle === 'monthly' ? 'per month' : 'per year' }
  if (isDuplicate) return { ...shown, message: PAID_TWICE, actions: [], back: SETTINGS }
  if (state === null && isExpired)
    return {
      ...shown,
      message: { tone: 'bad', text: 'This checkout has expired. Please start again.' },
      actions: [],
      back: PLANS,
    }
  if (state === null) {
    const message = isDeclined ? ({ tone: 'bad', text: 'The payment failed. Nothing was charged.' } as const) : null
    return {
      ...shown,
      message,
      actions: ['pay', 'decline'],
      isRetry: isDeclined,
      back: { label: 'Go back without paying', path: CHECKOUT_CANCEL_PATH },
    }
  }
  const isOver = state === 'ended'
  const message = {
    tone: isOver || state === 'past_due' ? 'bad' : 'good',
    text: `${STATE_TEXTS[state]} Nothing renews automatically here.`,
  } as const
  return { ...shown, message, actions: actionsIn(state), back: isOver ? PLANS : SETTINGS }
}

function actionsIn(state: SubscriptionState): TestCheckoutView['actions'] {
  if (state === 'ended') return []
  // Spares testers the wait.
  return state === 'canceled_at_end' ? ['renew', 'fail', 'end', 'refund'] : ['renew', 'fail', 'refund']
}

const PAID_TWICE = { tone: 'good', text: 'You had already paid for Pro, so this payment is refunded.' } as const
const PLANS = { label: 'See the plans', path: CHECKOUT_CANCEL_PATH }
const SETTINGS = { label: 'Back to Settings', path: '/settings/plan' }
