import * as m from '#messages/accounts/email-links.ts'
import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'

interface NewLinkFormProps {
  /** Why the link is invalid. */
  reason: string
  /** @returns a sentence to show */
  onEmail: (email: string) => Promise<string>
}

export const NewLinkForm = ({ reason, onEmail }: NewLinkFormProps) => (
  <MailLinkForm reason={reason} action={m.sendNewLink} onEmail={onEmail} />
)
