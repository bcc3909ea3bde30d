import { WifiOff } from 'lucide-react'
import { keeper } from '#web/platform/keeper.ts'
import { useOffline } from '#web/platform/network.ts'
import { waiting } from '#web/platform/outbox.ts'
import { useWaiting } from '#web/platform/use-waiting.ts'

/** Says that there is no network, and what that means here; in the corner opposite to the streak, where it moves nothing. */
export function OfflineBar() {
  const isOffline = useOffline()
  const count = useWaiting(() => waiting().length)
  return (
    <div
      role="status"
      className="pointer-events-none fixed bottom-[calc(0.5rem+var(--below))] left-[max(1rem,env(safe-area-inset-left))] z-20 max-w-[calc(100vw-7.5rem)] in-data-scroll-locked:invisible print:hidden"
    >
      {isOffline && (
        <p className="flex min-h-11 items-center gap-2 rounded-control border border-strong bg-surface px-3 py-1 text-sm shadow-lg">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          {/* A narrow page has no room to spare for it. */}
          <span aria-hidden="true" className="sm:hidden">
            {count === 0 ? 'Offline' : `Offline · ${count} to send`}
          </span>
          <span className="max-sm:sr-only">{wordsFor(count)}</span>
        </p>
      )}
    </div>
  )
}

function wordsFor(count: number): string {
  if (count === 1) return 'Offline. One change will be sent later.'
  if (count > 1) return `Offline. ${count} changes will be sent later.`
  return keeper() ? 'Offline. What is on this device can be read.' : 'Offline. What is open can be read.'
}
