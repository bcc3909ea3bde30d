import { accounts } from '#contract/accounts/accounts.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { finishSignIn } from '#web/accounts/accounts/sign-in.ts'
import { call } from '#web/platform/http/call.ts'
import { readSession, updateUser } from '#web/platform/session/session.ts'

/** @param password if the server requires one @returns whether the address was confirmed before */
export async function confirmEmail(token: string, password?: string): Promise<boolean> {
  const { data } = await call(emailLinks.confirm, { body: { token, password } })
  await refreshStoredUser()
  return data.was_confirmed
}

/** @returns a sentence to show */
export const resendToExpired = async (token: string): Promise<string> =>
  (await call(emailLinks.resendExpired, { body: { token } })).message

/** @returns a sentence to show */
export const requestSignInLink = async (email: string): Promise<string> =>
  (await call(emailLinks.requestSignIn, { body: { email } })).message

/** @returns the path to open */
export const signInWithLink = async (token: string): Promise<string> =>
  finishSignIn(await call(emailLinks.signIn, { body: { token } }))

/** @returns a sentence to show */
export async function resendConfirmation(): Promise<string> {
  try {
    return (await call(emailLinks.resend)).message
  } catch (error) {
    await refreshStoredUser()
    throw error
  }
}

/** The link may be opened in another browser or for another user. */
export async function refreshStoredUser(): Promise<void> {
  const { token } = readSession()
  if (!token) return
  const profile = await call(accounts.profile).catch(() => undefined)
  if (profile && readSession().token === token) updateUser(profile.data)
}
