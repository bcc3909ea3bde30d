import { Check, CloudOff } from 'lucide-react'
import { Notice } from '#web/ui/status/notice.tsx'
import { SaveNow } from './save-now.tsx'
import type { AttemptDelivery } from './use-unsent-attempts.ts'

/** Whether the result has been saved on the server. */
export function SavingLine({ delivery }: { delivery: AttemptDelivery | undefined }) {
  if (delivery?.state === 'refused') return <Notice tone="warning">This attempt could not be saved: {delivery.message}</Notice>
  return (
    <div role="status" className="flex min-h-11 items-center gap-2 text-sm text-quiet">
      {delivery?.state === 'sending' && 'Saving…'}
      {delivery?.state === 'sent' && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          Saved to your history
        </>
      )}
      {delivery?.state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="flex items-start gap-2">
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Not saved yet.{' '}
            {delivery.reason
              ? `${delivery.reason} Your answers are saved on this device and will be sent automatically.`
              : 'It will be sent when you’re back online.'}
          </p>
          <SaveNow />
        </div>
      )}
    </div>
  )
}
