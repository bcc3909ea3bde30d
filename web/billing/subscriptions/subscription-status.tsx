import type { Subscription } from '#contract/billing/subscriptions.ts'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/billing/subscriptions.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { describeSubscription } from './billing-status.ts'

/** Receives focus when the pressed button disappears. */
export const SUBSCRIPTION_STATUS_ID = 'subscription-standing'

/** A live region: cancelling changes little else on the page. */
export function SubscriptionStatus({ subscription, role }: { subscription: Subscription; role: Role }) {
  const now = useNow()
  const isComplimentary = role === 'pro' && subscription.state === null
  return (
    <div role="status" id={SUBSCRIPTION_STATUS_ID} tabIndex={-1} className="rounded-control">
      <p>{isComplimentary ? m.complimentary : describeSubscription(subscription, now)}</p>
      {subscription.provider === 'test' && <p className="text-sm text-quiet">{m.fromTest}</p>}
    </div>
  )
}
