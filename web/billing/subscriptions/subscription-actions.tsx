import { useState } from 'react'
import { BILLING_CYCLES, yearlySaving } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/billing/subscriptions.ts'
import { openPortal, useResumeSubscription } from '#web/billing/checkout/api.ts'
import { PaymentFailure } from '#web/billing/checkout/payment-failure.tsx'
import { TestCheckoutNote } from '#web/billing/checkout/test-checkout-note.tsx'
import { useCheckout } from '#web/billing/checkout/use-checkout.ts'
import { useExternalRedirect } from '#web/billing/checkout/use-external-redirect.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { formatPrice } from './money.ts'
import { SUBSCRIPTION_STATUS_ID } from './subscription-status.tsx'

export function SubscriptionActions({ subscription, role }: { subscription: Subscription; role: Role }) {
  const [isCancelling, setCancelling] = useState(false)
  const resume = useResumeSubscription()
  const portal = useExternalRedirect(openPortal)
  const { can_cancel, can_resume, can_checkout, has_portal } = subscription
  const failure = resume.error ?? portal.error
  const isDue = subscription.state === 'past_due'

  return (
    <>
      {can_checkout && can(role, 'proStudy') && <KeepProOffer subscription={subscription} />}
      {(can_cancel || can_resume || has_portal) && (
        <div className="flex flex-wrap gap-3">
          {can_resume && (
            <Button busy={resume.isPending} onClick={() => resume.mutate(undefined, { onSuccess: focusStatus })}>
              {m.resume}
            </Button>
          )}
          {has_portal && (
            <Button variant={isDue ? 'default' : 'outline'} busy={portal.isBusy} onClick={() => portal.go(undefined)}>
              {m.managePayment}
            </Button>
          )}
          {can_cancel && (
            <Button variant="outline" onClick={() => setCancelling(true)}>
              {m.cancel}
            </Button>
          )}
        </div>
      )}
      {failure !== null && failure !== undefined && <PaymentFailure error={failure} />}
      <CancelDialog subscription={subscription} open={isCancelling} onOpenChange={setCancelling} />
    </>
  )
}

function KeepProOffer({ subscription }: { subscription: Subscription }) {
  const checkout = useCheckout()
  const saving = yearlySaving(subscription.prices)
  const [chosenCycle, setChosenCycle] = useState<string>()
  return (
    <div className="space-y-3">
      <p>{m.payToKeep}</p>
      <div className="flex flex-wrap gap-3">
        {BILLING_CYCLES.map((cycle) => (
          <Button
            key={cycle}
            variant={cycle === 'monthly' ? 'default' : 'outline'}
            busy={checkout.isBusy && chosenCycle === cycle}
            disabled={checkout.isBusy}
            onClick={() => {
              setChosenCycle(cycle)
              checkout.go(cycle)
            }}
          >
            {cycle === 'yearly' && saving > 0
              ? m.priceAndSaving({ price: formatPrice(subscription.prices[cycle], cycle), percent: saving })
              : formatPrice(subscription.prices[cycle], cycle)}
          </Button>
        ))}
      </div>
      {subscription.checkout === 'test' && <TestCheckoutNote />}
      {checkout.error !== undefined && <PaymentFailure error={checkout.error} />}
    </div>
  )
}

const focusStatus = () => document.getElementById(SUBSCRIPTION_STATUS_ID)?.focus()
