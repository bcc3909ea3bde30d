import { TEXTS } from '#messages/all/mails/accounts.ts'
import type { AccountMail } from '#server/accounts/shared/addressee.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'

export function passwordChangedMail({ language, username, url }: AccountMail) {
  const m = TEXTS[language]
  return composeMail({
    language,
    subject: m.passwordChanged,
    paragraphs: [hello(language, username), m.passwordChangedText],
    action: { label: m.wasNotMe, url },
  })
}
