import { failureText } from '#web/platform/http/call.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** Space is reserved, to avoid layout shift. */
export function SaveOutcome({ failure, success }: { failure: unknown; success: string | undefined }) {
  const isFailed = failure !== undefined
  const isOffline = useOffline()
  return (
    <div className="pointer-events-none sticky bottom-[calc(0.75rem+var(--below))] z-10 min-h-14">
      {isFailed && (
        <Notice tone="error" title="Failed to update preferences" className="pointer-events-auto border">
          {/* Without a network the bar below says why. */}
          {!isOffline && failureText(failure, '')}
        </Notice>
      )}
      {success && (
        <Notice tone="success" className="border">
          {success}
        </Notice>
      )}
    </div>
  )
}
