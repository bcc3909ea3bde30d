import * as m from '#messages/screens/site/public.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'

/** The offline cache served the app for a public page. */
export function Component() {
  useTitle()
  return (
    <main className="mx-auto max-w-xl px-4 py-8">
      <h1 className="sr-only">{m.noNetwork}</h1>
      <ErrorState
        title={m.noNetwork}
        text={m.notOffline}
        action={
          <a href={location.href} className={buttonStyle()}>
            {m.reload}
          </a>
        }
      />
      <p className="mt-4 text-center">
        <a href={paths.login} className="font-medium text-accent underline underline-offset-4">
          {m.signIn}
        </a>
      </p>
    </main>
  )
}
