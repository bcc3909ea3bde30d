import { composeMail } from '#server/platform/mail/mail-layout.ts'

const CHANGES = {
  second_factor_added: {
    subject: 'Two-step sign-in was turned on',
    text: 'An authenticator app was set up for your account. Signing in now needs a code from it, and every other device was signed out.',
  },
  second_factor_removed: {
    subject: 'Two-step sign-in was turned off',
    text: 'The authenticator app of your account was removed. Signing in no longer needs a code.',
  },
  recovery_codes_renewed: {
    subject: 'Your recovery codes were replaced',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: 'Someone used your password and one of your recovery codes, to sign in or to change how your account signs in. That code no longer works.',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    text: 'A new passkey can sign in to your account without a password.',
  },
  google_linked: {
    subject: 'A Google account was added to your account',
    text: 'A Google account can now sign in to your account without a password.',
  },
  google_unlinked: {
    subject: 'The Google account was removed from your account',
    text: 'The Google account that was linked to your account no longer signs in.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    text: 'One of the passkeys of your account was removed. It no longer signs in.',
  },
} as const
export type FactorChange = keyof typeof CHANGES

export function factorChangedMail({ change, username, url }: { change: FactorChange; username: string; url: string }) {
  const { subject, text } = CHANGES[change]
  return composeMail({
    subject,
    paragraphs: [
      `Hello ${username},`,
      text,
      'If this was you, you don’t need to do anything.',
      'If it wasn’t, set a new password now. This signs out every device. Then open Settings, remove any passkeys, Google account or authenticator app that aren’t yours, and generate new recovery codes.',
    ],
    action: { label: 'This wasn’t me: set a new password', url },
  })
}
