import { CloudOff } from 'lucide-react'
import { sendAll } from '#web/platform/offline/outbox.ts'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Says where the settings are stored and whether saving failed. */
export function SavingLine({ delivery }: { delivery: Delivery | undefined }) {
  if (delivery?.state === 'refused')
    return (
      <Notice tone="error" className="min-w-full text-sm">
        Your last choice could not be saved and was undone. {delivery.message || 'Please try again later.'}
      </Notice>
    )
  if (delivery?.state !== 'waiting')
    return <p className="min-w-36 flex-1 text-sm text-quiet">Saved to your account and used on all your devices.</p>
  return (
    <>
      <p role="status" className="flex basis-full items-center gap-2 pt-1 text-sm font-medium">
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-signal" />
        Saved on this device only for now.
      </p>
      <Button variant="link" className="px-0! text-sm" onClick={sendAll}>
        Try now
      </Button>
    </>
  )
}
