import { Button } from '#web/ui/button.tsx'
import { takeItLater, takeItNow } from './new-version.ts'

/** Says that a newer version is there, and leaves the moment to whoever sits before the page. */
export function VersionBar() {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--docked,0px) z-40 p-4 print:hidden">
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
