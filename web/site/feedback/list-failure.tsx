import { CallError, failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'

/** The server refused, or no answer came at all: two sentences of the specification. */
export function ListFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isRefusal = error instanceof CallError && error.status > 0
  return (
    <ErrorState
      title={isRefusal ? 'Failed to fetch feedback' : 'Failed to load feedback'}
      text={failureText(error, 'Please try again in a moment.')}
      onRetry={onRetry}
    />
  )
}
