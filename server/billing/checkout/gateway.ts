import type { Money, SubscriptionState } from '#contract/billing/billing-rules.ts'
import { CHECKOUT_LEFT_PATH } from '#contract/billing/billing-rules.ts'
import { type BillingCycle, dollars } from '#contract/billing/plans.ts'
import type { TestCheckoutView } from '#server/billing/providers/test-checkout-page.ts'

interface Session {
  cycle: BillingCycle
  price: Money
  isExpired: boolean
  isDeclined: boolean
  /** What became of it; `null` while nothing is paid. */
  state: SubscriptionState | null
}

const SAID: Record<SubscriptionState, string> = {
  trialing: '',
  active: 'This is paid.',
  canceled_at_end: 'This is paid, and cancelled: it ends with its period.',
  pending_renewal: 'The next payment is awaited.',
  past_due: 'A payment failed.',
  ended: 'This has ended.',
}

/** What the page of the test checkout offers at this point. */
export function testCheckoutView({ cycle, price, isExpired, isDeclined, state }: Session): TestCheckoutView {
  const shown = { price: dollars(price.amount), per: cycle === 'monthly' ? 'for a month' : 'for a year' }
  if (state === null && isExpired)
    return { ...shown, said: { tone: 'bad', text: 'This checkout is too old. Please begin anew.' }, acts: [], back: PLANS }
  if (state === null) {
    const said = isDeclined ? ({ tone: 'bad', text: 'The payment failed. Nothing was charged.' } as const) : null
    return { ...shown, said, acts: ['pay', 'decline'], back: { label: 'Go back without paying', path: CHECKOUT_LEFT_PATH } }
  }
  const isOver = state === 'ended'
  const said = {
    tone: isOver || state === 'past_due' ? 'bad' : 'good',
    text: `${SAID[state]} Nothing renews by itself here.`,
  } as const
  return { ...shown, said, acts: actsIn(state), back: isOver ? PLANS : SETTINGS }
}

function actsIn(state: SubscriptionState): TestCheckoutView['acts'] {
  if (state === 'ended') return []
  // Nobody waits a year to see what comes after it.
  return state === 'canceled_at_end' ? ['renew', 'fail', 'end', 'refund'] : ['renew', 'fail', 'refund']
}

const PLANS = { label: 'See the plans', path: CHECKOUT_LEFT_PATH }
const SETTINGS = { label: 'Back to Settings', path: '/settings' }
