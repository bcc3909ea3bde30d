import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'

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
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-col items-center gap-2 rounded-card border px-6 py-10 text-center',
        isCalm ? 'border-line' : 'border-danger',
      )}
    >
      <ToneMark tone={isCalm ? 'info' : 'error'} size="text-xl" />
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {message && <p className="max-w-prose text-sm text-quiet wrap-anywhere">{message}</p>}
      {text && <p className="max-w-prose text-quiet wrap-anywhere">{text}</p>}
      {(onRetry || action) && (
        <div className="mt-2 flex flex-col items-center gap-3">
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
