import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { reportUnreachable, useOffline } from '#web/platform/http/network.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { reloadIfOutdated } from './outdated.ts'

/** Shown instead of a page that could not be loaded or failed to render. */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => {
    // The browser may not know that there is no network.
    if (isMissingCode(error)) reportUnreachable()
    if (!reloadIfOutdated()) reportError(error)
  }, [error])

  const { title, text } = useOffline() ? NO_NETWORK : BROKEN
  return (
    <div className="mx-auto max-w-xl py-8">
      <h1 className="sr-only">{title}</h1>
      <ErrorState
        title={title}
        text={text}
        action={
          <a href={location.pathname + location.search} className={buttonStyle()}>
            Reload the page
          </a>
        }
      />
    </div>
  )
}

/** How browsers name the failure to load a module. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

const BROKEN = { title: 'Something went wrong', text: 'This page could not be shown. Reloading it usually helps.' }
/** The service worker caches the pages for reading and practice; other pages need the network. */
const NO_NETWORK = { title: 'No network', text: "This page isn't available offline." }

/** The same for a failure outside the frame of the page. */
export function WholePageFailure() {
  return (
    <main className="px-4 py-8">
      <RouteFailure />
    </main>
  )
}
