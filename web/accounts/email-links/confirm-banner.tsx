import { useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { CONFIRMATION_HOURS } from '#contract/accounts/email-link-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { refreshStoredUser, resendConfirmation } from './api.ts'

/** Above every page of a user whose address is not confirmed yet. */
export function ConfirmBanner({ user }: { user: User }) {
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useRefreshOnReturn()

  async function sendAgain() {
    setBusy(true)
    setAnswer(undefined)
    setAnswer(await resendConfirmation().catch((error) => failureText(error, 'The link could not be sent. Please try again.')))
    setBusy(false)
  }

  return (
    <Banner
      title="Confirm your email to start your trial and post"
      actions={
        <Button variant="outline" busy={isBusy} onClick={sendAgain}>
          Send again
        </Button>
      }
    >
      {answer ?? `Open the link that we sent to ${user.email}. It works for ${CONFIRMATION_HOURS} hours.`}
    </Banner>
  )
}

/** The link is often opened on a phone: a page that comes back into view asks whether that has happened. */
function useRefreshOnReturn() {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void refreshStoredUser()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
