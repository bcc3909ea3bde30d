import { useEffect } from 'react'
import { Outlet } from 'react-router'
import * as m from '#messages/app/page.ts'
import { reportUnreachable, useOffline } from '#web/platform/http/network.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { reloadIfOutdated } from '../outdated.ts'
import { FailureBoundary } from './failure-boundary.tsx'

export function RouteFailure({ error }: { error: unknown }) {
  useEffect(() => {
    // The browser may not notice a lost network.
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
            {m.reloadPage}
          </a>
        }
      />
    </div>
  )
}

/** Messages differ by browser. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

const BROKEN = { title: m.somethingWrong, text: m.pageNotShown }
const NO_NETWORK = { title: m.noNetwork, text: m.notOffline }

export const PageBoundary = () => (
  <FailureBoundary Failure={RouteFailure}>
    <Outlet />
  </FailureBoundary>
)

export function WholePageFailure({ error }: { error: unknown }) {
  return (
    <main className="px-4 py-8">
      <RouteFailure error={error} />
    </main>
  )
}
