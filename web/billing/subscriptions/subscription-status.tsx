import type { Subscription } from '#contract/billing/checkout.ts'
import type { Role } from '#contract/roles.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { standingOf } from './billing-status.ts'

/** Where focus goes when the button that was pressed is there no more. */
export const STANDING_ID = 'subscription-standing'

/** It is read aloud when it changes: cancelling and taking it back change nothing else that one would notice. */
export function SubscriptionStanding({ subscription, role }: { subscription: Subscription; role: Role }) {
  const now = useNow()
  const isGiven = role === 'pro' && subscription.state === null
  return (
    <div role="status" id={STANDING_ID} tabIndex={-1} className="rounded-control">
      <p>
        {isGiven
          ? 'It was given to you by the people who run this site: there is nothing to pay.'
          : standingOf(subscription, now)}
      </p>
      {subscription.provider === 'test' && <p className="text-sm text-quiet">From the test checkout: no money moves.</p>}
    </div>
  )
}
