import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** A page that could not be loaded or that broke while it was drawn. */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className="mx-auto max-w-xl space-y-4 px-4 py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="Something went wrong"
        text="This page could not be shown. Your reading is saved; loading the page again usually helps."
        action={
          <a href={location.pathname + location.search} className={buttonStyle({ variant: 'outline' })}>
            Load the page again
          </a>
        }
      />
    </main>
  )
}
