import { composeMail } from '#server/platform/mail/mail-layout.ts'

/** What a mail tells about a change to how somebody signs in. */
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
    subject: 'A recovery code was used to sign in',
    text: 'Somebody signed in to your account with your password and one of your recovery codes. The code does not work again.',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    text: 'A new passkey signs in to your account without a password.',
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
      'If this was you, there is nothing to do.',
      'If it was not, set a new password now: that signs out every device. Then open the settings, remove the passkeys and the authenticator app that are not yours, and make new recovery codes.',
    ],
    action: { label: 'This was not me: set a new password', url },
  })
}
