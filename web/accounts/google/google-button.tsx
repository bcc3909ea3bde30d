import { useState } from 'react'
import { google } from '#contract/accounts/google.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { GoogleMark } from './google-mark.tsx'

/** Leads to Google's own page. No script of Google runs here. */
export function GoogleButton() {
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
    <section aria-label="Google" className="mt-6 space-y-5">
      <Button variant="outline" className="w-full" busy={isBusy} onClick={onClick}>
        <GoogleMark />
        Continue with Google
      </Button>
      {error && <Notice tone="error">{error}</Notice>}
    </section>
  )
}
