export const ATTEMPT_MS = 10 * 60_000
export const SIGN_UP_MS = 15 * 60_000

export interface GoogleIdentity {
  issuer: string
  subject: string
  email: string
  /** Google runs the mailbox, so signing in proves access to its mail. */
  isGoogleMailbox: boolean
}

/** Google verifies other addresses only once, and they may change hands. `hd` is the Workspace domain. */
export function isGoogleMailbox({ email, hd }: { email: string; hd?: string | undefined }): boolean {
  const domain = email.toLowerCase().split('@').at(-1)
  return domain === 'gmail.com' || domain === 'googlemail.com' || (hd !== undefined && domain === hd.toLowerCase())
}

/** `userId` is null for a sign-in. */
export interface Beginner {
  device: string
  userId: string | null
}
