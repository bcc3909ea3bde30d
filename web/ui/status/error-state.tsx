import { clsx } from 'clsx'
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
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-col items-center rounded-card border px-4 py-10 sm:px-6 text-center',
        isCalm ? 'border-line' : 'border-danger',
      )}
    >
      <Sign d={isCalm ? CLOCK : EXCLAMATION} className={isCalm ? 'text-quiet' : 'text-danger'} />
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{title}</p>
      {message && <p className="mt-0.5 max-w-prose text-sm text-quiet wrap-anywhere">{message}</p>}
      {text && <p className="mt-2 max-w-prose text-balance text-quiet wrap-anywhere">{text}</p>}
      {(onRetry || action) && (
        // On a phone two buttons are one below the other, equally wide.
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2 max-sm:w-full max-sm:flex-col max-sm:[&>*:not(:only-child)]:w-full">
          {onRetry && <TryAgain label={retryLabel} onRetry={onRetry} />}
          {action}
        </div>
      )}
    </div>
  )
}

const EXCLAMATION = 'M12 7v6M12 16.5v.5'
const CLOCK = 'M12 6.5V12l3.5 2'

/** In a circle. Drawn here, because the icons' code is not in the first bundle. */
const Sign = ({ d, className }: { d: string; className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={clsx('size-8', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <circle cx="12" cy="12" r="10" />
    <path d={d} />
  </svg>
)

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
