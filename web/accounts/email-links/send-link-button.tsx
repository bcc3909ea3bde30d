import { useState } from 'react'
import * as m from '#messages/accounts/email-links.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface SendLinkButtonProps {
  /** Shown until a link is sent. */
  children: string
  /** @returns a sentence to show */
  onSend: () => Promise<string>
}

/** For an address that the server knows. */
export function SendLinkButton({ children, onSend }: SendLinkButtonProps) {
  const [answer, setAnswer] = useState<string>()
  const { isBusy, error, onSubmit } = useSubmit(async () => setAnswer(await onSend()), m.linkNotSent)
  return (
    <form onSubmit={onSubmit} className="space-y-5">
      {answer ? <Notice tone="success">{answer}</Notice> : <p>{children}</p>}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {m.sendNewLink}
      </Button>
    </form>
  )
}
