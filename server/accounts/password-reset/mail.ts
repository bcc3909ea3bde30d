import { composeMail } from '#server/platform/mail/mail-layout.ts'

export function resetMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Set a new password',
    paragraphs: [
      `Hello ${username},`,
      'Someone requested a link to set a new password for your account. It works once, within 30 minutes.',
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
  })
}
