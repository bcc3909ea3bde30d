import { useState } from 'react'
import { google } from '#contract/accounts/google.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { GoogleMark } from './google-mark.tsx'

/** After a failure. */
export const RETRY = 'Try Google again'

/** Leads to Google's own page. No script of Google runs here. @param label for a page where this is another attempt */
export function GoogleButton({ label = 'Continue with Google' }: { label?: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function onClick() {
    setBusy(true)
    setError(undefined)
    try {
      location.assign((await call(google.start)).data.url)
    } catch (reason) {
      setError(failureText(reason, 'Login failed'))
      setBusy(false)
    }
  }
  return (
    <section aria-label="Google" className="space-y-5">
      {error && <Notice tone="error">{error}</Notice>}
      <Button variant="outline" className="w-full" busy={isBusy} onClick={onClick}>
        <GoogleMark />
        {error ? RETRY : label}
      </Button>
    </section>
  )
}
