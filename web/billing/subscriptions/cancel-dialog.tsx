import type { Subscription } from '#contract/billing/subscriptions.ts'
import * as m from '#messages/billing/subscriptions.ts'
import { useCancelSubscription } from '#web/billing/checkout/api.ts'
import { PaymentFailure } from '#web/billing/checkout/payment-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { describeCancellation } from './billing-status.ts'
import { SUBSCRIPTION_STATUS_ID } from './subscription-status.tsx'

interface CancelDialogProps {
  subscription: Subscription
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for no reason and makes no counter-offer. */
export function CancelDialog({ subscription, open, onOpenChange }: CancelDialogProps) {
  const cancel = useCancelSubscription()
  const changeOpen = (open: boolean) => {
    if (cancel.isPending) return
    cancel.reset()
    onOpenChange(open)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={m.cancelQuestion}
      // The opening button disappears after cancelling.
      focusOnClose={() => (subscription.can_cancel ? null : document.getElementById(SUBSCRIPTION_STATUS_ID))}
      description={
        <ul className="list-disc space-y-1 ps-5">
          <li>{describeCancellation(subscription)}</li>
          <li>{m.notChargedAgain}</li>
          <li>{m.workIsKept}</li>
          {subscription.state === 'active' && <li>{m.canResume}</li>}
        </ul>
      }
    >
      <div className="space-y-4">
        {cancel.error && <PaymentFailure error={cancel.error} />}
        <DialogFoot
          cancel={m.keepPro}
          onCancel={() => changeOpen(false)}
          action={m.cancel}
          onAction={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
          tone="danger"
          busy={cancel.isPending}
        />
      </div>
    </Dialog>
  )
}
