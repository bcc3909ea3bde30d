import { MailLinkForm } from '#web/accounts/accounts/mail-link-form.tsx'

interface NewLinkFormProps {
  /** Why the link that was opened does not work. */
  reason: string
  /** Requests a new one. @returns a sentence to show */
  onEmail: (email: string) => Promise<string>
}

/** In place of what the link of an email would have opened. */
export const NewLinkForm = ({ reason, onEmail }: NewLinkFormProps) => (
  <MailLinkForm reason={reason} action="Send a new link" onEmail={onEmail} />
)
