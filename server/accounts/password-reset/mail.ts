import { composeMail } from '#server/platform/mail/mail-layout.ts'

export function resetMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Set a new password',
    paragraphs: [
      `Hello ${username},`,
      'Somebody asked for a link to set a new password for your account. It works once, within 30 minutes.',
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If this was not you, you need not do anything: your password stays as it is.',
  })
}
