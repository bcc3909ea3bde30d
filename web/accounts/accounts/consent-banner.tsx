import { useId, useRef, useState } from 'react'
import * as m from '#messages/accounts/accounts/banners.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ConsentDialog = lazyPart(async () => (await import('./consent-dialog.tsx')).ConsentDialog, m.formNotLoaded)

/** For users who signed up without consent through the API. */
export function ConsentBanner({ version }: { version: string }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={id} className="border-b border-line bg-accent-soft print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
        {/* Not a heading, because it precedes the page title. */}
        <p id={id} className="min-w-0 flex-1 basis-52 font-medium">
          {m.consentNeeded}
        </p>
        <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
          {m.confirm}
        </Button>
      </div>
      {isOpen && (
        // Once saved, the button is gone with the banner.
        <ConsentDialog
          version={version}
          onClose={() => setOpen(false)}
          focusOnClose={() => opener.current ?? document.querySelector('h1')}
        />
      )}
    </section>
  )
}
