import { useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { acceptLegalTexts } from './api.ts'
import { TEXT_LINK } from './auth-page.tsx'

/** Above every page of a user who has not agreed to the newest terms yet. Nothing is closed until then. */
export function LegalTextsBanner({ version }: { version: string }) {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function accept() {
    setBusy(true)
    setError(await acceptLegalTexts(version).catch((error) => failureText(error, 'That could not be saved. Please try again.')))
    setBusy(false)
  }

  return (
    <Banner
      title="Our terms and privacy texts have changed"
      actions={
        <Button variant="outline" busy={isBusy} onClick={accept}>
          I agree
        </Button>
      }
    >
      {error ?? (
        <>
          Please read the{' '}
          <a href="/terms" className={TEXT_LINK}>
            terms
          </a>{' '}
          and{' '}
          <a href="/privacy" className={TEXT_LINK}>
            privacy
          </a>{' '}
          of {formatDay(version)}.
        </>
      )}
    </Banner>
  )
}
