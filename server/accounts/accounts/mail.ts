import { composeMail } from '#server/platform/mail/mail-layout.ts'

export function passwordChangedMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${username},`, 'The password of your account was changed, and every other device was signed out.'],
    action: { label: 'This wasn’t me: set a new password', url },
  })
}
