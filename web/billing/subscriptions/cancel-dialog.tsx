import type { Subscription } from '#contract/billing/checkout.ts'
import { useCancel } from '#web/billing/checkout/api.ts'
import { PaymentFailure } from '#web/billing/checkout/payment-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { whatIsKept } from './billing-status.ts'
import { STANDING_ID } from './subscription-status.tsx'

interface CancelDialogProps {
  subscription: Subscription
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One question that says what follows. No reasons are asked for and nothing is offered to stay. */
export function CancelDialog({ subscription, open, onOpenChange }: CancelDialogProps) {
  const cancel = useCancel()
  const change = (open: boolean) => {
    if (cancel.isPending) return
    cancel.reset()
    onOpenChange(open)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Cancel your subscription?"
      // The button that opened this is gone once there is nothing more to cancel.
      goesBackTo={() => (subscription.can_cancel ? null : document.getElementById(STANDING_ID))}
      description={
        <ul className="list-disc space-y-1 pl-5">
          <li>{whatIsKept(subscription)}</li>
          <li>Nothing more is charged.</li>
          <li>What you have read, saved and answered is kept.</li>
          {subscription.state === 'active' && <li>Until then you can resume it here.</li>}
        </ul>
      }
    >
      {cancel.error && <PaymentFailure error={cancel.error} />}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={cancel.isPending} onClick={() => change(false)}>
          Keep Pro
        </Button>
        <Button
          variant="destructive"
          busy={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
        >
          Cancel subscription
        </Button>
      </div>
    </Dialog>
  )
}
