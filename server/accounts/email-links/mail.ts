import { CONFIRMATION_HOURS, SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import { TEXTS } from '#messages/all/mails/accounts.ts'
import type { AccountMail } from '#server/accounts/shared/addressee.ts'
import { composeMail, hello } from '#server/platform/mail/mail-layout.ts'

export function signInMail({ language, username, url }: AccountMail) {
  const m = TEXTS[language]
  return composeMail({
    language,
    subject: m.signInSubject,
    paragraphs: [hello(language, username), m.signInText({ minutes: SIGN_IN_LINK_MINUTES })],
    action: { label: m.signIn, url },
    footnote: m.signInFoot,
  })
}

export function confirmationMail({ language, username, url }: AccountMail) {
  const m = TEXTS[language]
  return composeMail({
    language,
    subject: m.confirmSubject,
    paragraphs: [hello(language, username), m.confirmText({ hours: CONFIRMATION_HOURS }), m.confirmWhere, m.confirmWhy],
    action: { label: m.confirm, url },
    footnote: m.confirmFoot,
  })
}
