import { useState } from 'react'
import * as m from '#messages/accounts/google/card.ts'
import { requestPasswordReset } from '#web/accounts/password-reset/reset-password.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Replaces the change card for users who signed up with Google. */
export function SetPasswordCard({ email }: { email: string }) {
  const [answer, setAnswer] = useState<string>()
  const { isBusy, error, onSubmit } = useSubmit(async () => setAnswer(await requestPasswordReset(email)), m.linkNotSent)
  return (
    <Card title={m.password} intro={m.passwordIntro}>
      <form onSubmit={onSubmit} className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        {answer && <Notice tone="success">{answer}</Notice>}
        <Button type="submit" variant="outline" busy={isBusy}>
          {m.sendLink}
        </Button>
      </form>
    </Card>
  )
}
