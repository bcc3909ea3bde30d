import type { Subscription } from '#contract/billing/subscriptions.ts'
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
      title="Cancel your subscription?"
      // The opening button disappears after cancelling.
      focusOnClose={() => (subscription.can_cancel ? null : document.getElementById(SUBSCRIPTION_STATUS_ID))}
      description={
        <ul className="list-disc space-y-1 pl-5">
          <li>{describeCancellation(subscription)}</li>
          <li>You won’t be charged again.</li>
          <li>Your progress, bookmarks and answers are kept.</li>
          {subscription.state === 'active' && <li>You can resume until then.</li>}
        </ul>
      }
    >
      <div className="space-y-4">
        {cancel.error && <PaymentFailure error={cancel.error} />}
        <DialogFoot
          cancel="Keep Pro"
          onCancel={() => changeOpen(false)}
          action="Cancel subscription"
          onAction={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
          tone="danger"
          busy={cancel.isPending}
        />
      </div>
    </Dialog>
  )
}
