import { accounts } from '#contract/accounts.ts'
import { instance } from '#contract/instance.ts'
import { passwordReset } from '#contract/password-reset.ts'
import { can } from '#contract/roles.ts'
import { sessions } from '#contract/sessions.ts'
import { call } from '#web/platform/call.ts'
import { paths } from '#web/platform/paths.ts'
import { endSession, keepSession } from '#web/platform/session.ts'
import { wayOn } from '#web/platform/way-on.ts'

/** Coming in and going out; apart from api.ts, so that the sign-in page loads no query library. */

/** @returns where this person goes from here */
export async function signIn(email: string, password: string): Promise<string> {
  const { token, user } = await call(accounts.login, { body: { email, password } })
  keepSession(token, user)
  return can(user.role, 'admin') ? paths.adminDashboard : wayOn(user.role)
}

export async function signUp(email: string, password: string, time_zone: string): Promise<void> {
  const { token, user } = await call(accounts.register, { body: { email, password, time_zone } })
  keepSession(token, user)
}

/** This browser forgets at once; a server that is away forgets when the session runs out. */
export function signOut(): void {
  call(sessions.logout).catch(() => undefined)
  endSession()
}

export const askForReset = async (email: string) => (await call(passwordReset.ask, { body: { email } })).message

export async function resetPassword(token: string, password: string): Promise<void> {
  await call(passwordReset.set, { body: { token, password } })
  endSession()
}

export const aboutInstance = async (signal: AbortSignal) => (await call(instance.about, { signal })).data
