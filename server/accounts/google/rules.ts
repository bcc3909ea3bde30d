/** How long somebody may take at Google. */
export const ATTEMPT_MS = 10 * 60_000
/** How long somebody without an account may take to create one. */
export const SIGN_UP_MS = 15 * 60_000

/** A Google account whose address Google has verified. */
export interface GoogleIdentity {
  issuer: string
  subject: string
  email: string
  /** Whether Google runs the mailbox, so that signing in there proves access to its mail today. */
  isGoogleMailbox: boolean
}

/**
 * Google verifies an address of another provider once, when the Google account is made; it may have changed hands since. Its own mailboxes are
 * `gmail.com` and those of a Workspace, which `hd` names.
 */
export function isGoogleMailbox({ email, hd }: { email: string; hd?: string | undefined }): boolean {
  const domain = email.toLowerCase().split('@').at(-1)
  return domain === 'gmail.com' || domain === 'googlemail.com' || (hd !== undefined && domain === hd.toLowerCase())
}

/** Who begins an attempt: a browser, and somebody who adds a Google account or nobody yet. */
export interface Beginner {
  device: string
  userId: string | null
}
