import { useState } from 'react'
import type { Subscription } from '#contract/billing.ts'
import { BILLING_CYCLES, chargeFor } from '#contract/billing-rules.ts'
import { SAVING } from '#contract/plans.ts'
import { can, type Role } from '#contract/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { openPortal, useResume } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { priceInWords } from './money.ts'
import { PaymentFailure } from './payment-failure.tsx'
import { STANDING_ID } from './subscription-standing.tsx'
import { TestCheckoutNote } from './test-checkout-note.tsx'
import { useCheckout } from './use-checkout.ts'
import { useGoingElsewhere } from './use-going-elsewhere.ts'

/** What may be done now, as the server says; what is due stands first. */
export function SubscriptionActions({ subscription, role }: { subscription: Subscription; role: Role }) {
  const [isCancelling, setCancelling] = useState(false)
  const resume = useResume()
  const portal = useGoingElsewhere(openPortal)
  const { can_cancel, can_resume, can_checkout, has_portal } = subscription
  const failure = resume.error ?? portal.error
  const isDue = subscription.state === 'past_due'

  return (
    <>
      {can_checkout && can(role, 'proStudy') && <GoingOn subscription={subscription} />}
      {(can_cancel || can_resume || has_portal) && (
        <div className="flex flex-wrap gap-3">
          {can_resume && (
            <Button busy={resume.isPending} onClick={() => resume.mutate(undefined, { onSuccess: focusStanding })}>
              Resume subscription
            </Button>
          )}
          {has_portal && (
            <Button variant={isDue ? 'default' : 'outline'} busy={portal.isBusy} onClick={() => portal.go(undefined)}>
              Manage payment
            </Button>
          )}
          {can_cancel && (
            <Button variant="outline" onClick={() => setCancelling(true)}>
              Cancel subscription
            </Button>
          )}
        </div>
      )}
      {failure !== null && failure !== undefined && <PaymentFailure error={failure} />}
      <CancelDialog subscription={subscription} open={isCancelling} onOpenChange={setCancelling} />
    </>
  )
}

/** For who has a trial and wants no gap after it. */
function GoingOn({ subscription }: { subscription: Subscription }) {
  const checkout = useCheckout()
  const [going, setGoing] = useState<string>()
  return (
    <div className="space-y-3">
      <p>To keep Pro you can pay already. What you pay for begins today and takes the place of the trial.</p>
      <div className="flex flex-wrap gap-3">
        {BILLING_CYCLES.map((cycle) => (
          <Button
            key={cycle}
            variant={cycle === 'monthly' ? 'default' : 'outline'}
            busy={checkout.isBusy && going === cycle}
            disabled={checkout.isBusy}
            onClick={() => {
              setGoing(cycle)
              checkout.go(cycle)
            }}
          >
            {priceInWords(chargeFor(cycle), cycle)}
            {cycle === 'yearly' && ` (save ${SAVING})`}
          </Button>
        ))}
      </div>
      {subscription.checkout === 'test' && <TestCheckoutNote />}
      {checkout.error !== undefined && <PaymentFailure error={checkout.error} />}
    </div>
  )
}

const focusStanding = () => document.getElementById(STANDING_ID)?.focus()
