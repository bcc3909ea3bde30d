import { useState } from 'react'
import * as m from '#messages/accounts/email-links.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface MailLinkFormProps {
  /** @returns a sentence to show */
  onEmail: (email: string) => Promise<string>
  action?: string
  /** Shown until a link is sent. */
  reason?: string
}

export function MailLinkForm({ onEmail, action = m.sendLink, reason }: MailLinkFormProps) {
  const [answer, setAnswer] = useState<string>()
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    setAnswer(undefined)
    setAnswer(await onEmail(textOf(form, 'email').trim()))
  }, m.linkNotSent)

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      {reason && !answer && !error && <Notice tone="error">{reason}</Notice>}
      <Field label={m.email}>
        <Input name="email" type="email" required autoComplete="username" autoCapitalize="none" />
      </Field>
      {answer && <Notice tone="success">{answer}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? m.sending : action}
      </Button>
    </form>
  )
}
