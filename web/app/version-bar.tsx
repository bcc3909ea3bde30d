import { createRoot } from 'react-dom/client'
import * as m from '#messages/app/version-bar.ts'
import { Button } from '#web/ui/button.tsx'
import { postponeNewVersion, useIsNewVersionReady, useNewVersion } from './new-version.ts'

let isMounted = false

/** A separate React root, to stay out of the main bundle. */
export function mountVersionBar(): void {
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<VersionBar />)
}

function VersionBar() {
  if (!useIsNewVersionReady()) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-[env(safe-area-inset-left)] bottom-(--below) z-40 p-4 print:hidden"
    >
      <div className="pointer-events-auto flex max-w-md flex-wrap items-center gap-3 rounded-card border border-strong bg-surface p-4 shadow-lg">
        <p className="flex-1 basis-48">{m.newVersion}</p>
        <Button onClick={useNewVersion}>{m.updateNow}</Button>
        <Button variant="ghost" onClick={postponeNewVersion}>
          {m.later}
        </Button>
      </div>
    </div>
  )
}
