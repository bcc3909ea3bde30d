import { CONFIRMATION_HOURS, SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import { composeMail } from '#server/platform/mail/mail-layout.ts'

export function signInMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Your link to sign in',
    paragraphs: [
      `Hello ${username},`,
      `This link signs you in. It works once, within ${SIGN_IN_LINK_MINUTES} minutes, on any device.`,
    ],
    action: { label: 'Sign in', url },
    footnote: 'If you did not ask for it, you can ignore this mail. Do not pass the link on: it opens your account.',
  })
}

export function confirmationMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      `Please confirm that this is your email address. The link works for ${CONFIRMATION_HOURS} hours, on any device.`,
      'You can read at once. The free trial, posting in the community, digests and reminders begin once you have confirmed.',
    ],
    action: { label: 'Confirm my email address', url },
    footnote: 'If you did not create an account, you can ignore this mail: without your confirmation you get no more of them.',
  })
}
