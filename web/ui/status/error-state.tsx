import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'

interface ErrorStateProps {
  title: string
  text?: string
  onRetry?: () => void
  /** Primary button unless there is a retry. */
  action?: ReactNode
}

export function ErrorState({ title, text, onRetry, action }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded-card border border-danger px-6 py-12 text-center">
      <ToneMark tone="error" size="text-xl" />
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-prose text-quiet wrap-anywhere">{text}</p>}
      {(onRetry || action) && (
        <div className="mt-2 flex flex-col items-center gap-3">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
