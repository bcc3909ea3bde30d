import { CONFIRMATION_HOURS, SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'
import { composeMail } from '#server/platform/mail/mail-layout.ts'

export function signInMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Your sign-in link',
    paragraphs: [
      `Hello ${username},`,
      `This link signs you in. It works once, within ${SIGN_IN_LINK_MINUTES} minutes, on any device.`,
    ],
    action: { label: 'Sign in', url },
    footnote:
      'If you did not request it, you can ignore this email. Do not share the link: anyone who has it can sign in to your account.',
  })
}

export function confirmationMail({ username, url }: { username: string; url: string }) {
  return composeMail({
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      `Please confirm that this is your email address. The link works for ${CONFIRMATION_HOURS} hours.`,
      'Open it where you signed up. On another device it asks for a new password, and signs out all devices.',
      'You can start reading now. Confirm your email address to start the free trial, post in the community, and get digests and reminders.',
    ],
    action: { label: 'Confirm my email address', url },
    footnote: 'If you did not create an account, you can ignore this email. Unless you confirm, you won’t get any more.',
  })
}
