import { useState } from 'react'
import { CONFIRMATION_HOURS } from '#contract/accounts/email-link-rules.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { resendToExpired } from './api.ts'

/** The expired link is enough to have a new one sent to the same address. */
export function ExpiredLink({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string>()
  const { isBusy, error, onSubmit } = useSubmit(
    async () => setAnswer(await resendToExpired(token)),
    'The link could not be sent. Please try again.',
  )
  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <p>A link works for {CONFIRMATION_HOURS} hours. We can send a new one to the same address.</p>
      {answer && <Notice tone="success">{answer}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy}>
        Send a new link
      </Button>
    </form>
  )
}
