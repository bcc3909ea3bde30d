import { TEXTS } from '#messages/all/mails/accounts.ts'
import type { AccountMail } from '#server/accounts/shared/addressee.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'
import { RESET_MS } from './rules.ts'

export function resetMail({ language, username, url }: AccountMail) {
  const m = TEXTS[language]
  return composeMail({
    language,
    subject: m.newPassword,
    paragraphs: [hello(language, username), m.newPasswordText({ minutes: RESET_MS / 60_000 })],
    action: { label: m.newPassword, url },
    footnote: m.newPasswordFoot,
  })
}
