import * as m from '#messages/messaging/preferences.ts'
import * as ui from '#messages/ui.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { Button } from '#web/ui/button.tsx'
import type { Changes } from './use-changes.ts'

/** In the row of the change, the only place that says so. */
export function NotSaved({ changes: { failure, retry } }: { changes: Pick<Changes<object>, 'failure' | 'retry'> }) {
  const isOffline = useOffline()
  // The bar at the foot of the page says that there is no network.
  const reason = isOffline ? '' : failureText(failure, '')
  return (
    <div role="alert" className="pb-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium text-danger">{m.notSaved}</span>
        <Button variant="link" className="px-0! text-sm" onClick={retry}>
          {ui.tryAgain}
        </Button>
      </p>
      <p className="text-quiet wrap-anywhere">{`${m.failedToUpdate} ${reason}`.trim()}</p>
    </div>
  )
}
