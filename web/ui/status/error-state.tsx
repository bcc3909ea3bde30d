import { clsx } from 'clsx'
import { CircleAlert, Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'

export interface ErrorStateProps {
  title: string
  /** In small type. */
  message?: string | undefined
  /** What to do. */
  text?: string | undefined
  onRetry?: () => unknown
  /** Where the specification names the button. */
  retryLabel?: string | undefined
  /** Primary button unless there is a retry. */
  action?: ReactNode
  /** Neither red nor marked as an error: waiting helps. */
  isCalm?: boolean
}

export function ErrorState({ title, message, text, onRetry, retryLabel = ui.tryAgain, action, isCalm }: ErrorStateProps) {
  const Icon = isCalm ? Clock : CircleAlert
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-col items-center rounded-card border px-4 py-10 sm:px-6 text-center',
        isCalm ? 'border-line' : 'border-danger',
      )}
    >
      <Icon aria-hidden="true" className={clsx('size-8', isCalm ? 'text-quiet' : 'text-danger')} />
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{title}</p>
      {message && <p className="mt-0.5 max-w-prose text-sm text-quiet wrap-anywhere">{message}</p>}
      {text && <p className="mt-2 max-w-prose text-balance text-quiet wrap-anywhere">{text}</p>}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2">
          {onRetry && <TryAgain label={retryLabel} onRetry={onRetry} />}
          {action}
        </div>
      )}
    </div>
  )
}

function TryAgain({ label, onRetry }: { label: string; onRetry: () => unknown }) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await onRetry()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} onClick={retry}>
      {label}
    </Button>
  )
}
