import { CallError, failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'

/** The specification separates error replies from no reply. */
export function ListFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isErrorReply = error instanceof CallError && error.status > 0
  return (
    <ErrorState
      title={isErrorReply ? 'Failed to fetch feedback' : 'Failed to load feedback'}
      text={failureText(error, 'Please try again in a moment.')}
      onRetry={onRetry}
    />
  )
}
