import { useState } from 'react'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Asks for an address that a link is mailed to. @param onEmail requests it and returns a sentence to show */
export function MailLinkForm({ onEmail }: { onEmail: (email: string) => Promise<string> }) {
  const [answer, setAnswer] = useState<string>()
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    setAnswer(undefined)
    setAnswer(await onEmail(textOf(form, 'email').trim()))
  }, 'The link could not be sent. Please try again.')

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <Field label="Email">
        <Input name="email" type="email" required autoComplete="username" autoCapitalize="none" />
      </Field>
      {answer && <Notice tone="success">{answer}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  )
}
