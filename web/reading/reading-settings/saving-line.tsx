import { sendAll } from '#web/platform/offline/outbox.ts'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Says where the settings are stored and whether saving failed. */
export function SavingLine({ delivery }: { delivery: Delivery | undefined }) {
  if (delivery?.state === 'refused')
    return (
      <Notice tone="error">
        Your last choice could not be saved and was undone. {delivery.message || 'Please try again later.'}
      </Notice>
    )
  if (delivery?.state !== 'waiting')
    return <p className="text-sm text-quiet">Saved to your account and used on all your devices.</p>
  return (
    <Notice tone="warning">
      <p>Saved on this device only for now. It will be saved to your account when the server can be reached.</p>
      <Button variant="link" size="sm" className="-ml-3" onClick={sendAll}>
        Try now
      </Button>
    </Notice>
  )
}
