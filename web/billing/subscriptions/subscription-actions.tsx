import { useState } from 'react'
import { BILLING_CYCLES, chargeFor } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/checkout.ts'
import { SAVING } from '#contract/billing/plans.ts'
import { can, type Role } from '#contract/roles.ts'
import { openPortal, useResume } from '#web/billing/checkout/api.ts'
import { PaymentFailure } from '#web/billing/checkout/payment-failure.tsx'
import { TestCheckoutNote } from '#web/billing/checkout/test-checkout-note.tsx'
import { useCheckout } from '#web/billing/checkout/use-checkout.ts'
import { useGoingElsewhere } from '#web/billing/checkout/use-going-elsewhere.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { priceInWords } from './money.ts'
import { STANDING_ID } from './subscription-status.tsx'

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
