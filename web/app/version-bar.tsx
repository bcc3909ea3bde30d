import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/button.tsx'
import { takeItLater, takeItNow, useIsNewVersionReady } from './new-version.ts'

let isMounted = false

/** Beside the application, which needs to know nothing of it and is the smaller for that. */
export function mountVersionBar(): void {
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<VersionBar />)
}

/** Says that a newer version is there, and leaves the moment to whoever sits before the page. */
function VersionBar() {
  if (!useIsNewVersionReady()) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-[env(safe-area-inset-left)] bottom-(--below) z-40 p-4 print:hidden"
    >
      <div className="pointer-events-auto flex max-w-md flex-wrap items-center gap-3 rounded-card border border-strong bg-surface p-4 shadow-lg">
        <p className="flex-1 basis-48">A new version is ready. What you are writing is kept.</p>
        <Button onClick={takeItNow}>Use it now</Button>
        <Button variant="ghost" onClick={takeItLater}>
          Later
        </Button>
      </div>
    </div>
  )
}
