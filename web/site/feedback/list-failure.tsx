import * as m from '#messages/site/feedback.ts'
import { CallError } from '#web/platform/http/call.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'

/** The specification separates error replies from no reply. */
export function ListFailure({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => unknown }) {
  const isErrorReply = error instanceof CallError && error.status > 0
  return <LoadFailure title={title} message={isErrorReply ? m.notFetched : m.notLoaded} error={error} onRetry={onRetry} />
}
