import { accounts } from '#contract/accounts/accounts.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { can } from '#contract/roles.ts'
import { instance } from '#contract/site/instance.ts'
import { call } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { postLoginPath } from '#web/platform/session/post-login-path.ts'
import { endSession, keepSession } from '#web/platform/session/session.ts'
import { readItem } from '#web/platform/storage/local-storage.ts'
import { LOCKED_WORK } from '#web/platform/storage/storage-names.ts'

/** Sign-in and sign-out. Apart from api.ts, so that the sign-in page does not load the query library. */

/** @returns the path to open after sign-in */
export async function signIn(email: string, password: string): Promise<string> {
  const { token, user, seal } = await call(accounts.login, { body: { email, password } })
  await unlockWork(user.id, seal)
  keepSession(token, user)
  return can(user.role, 'admin') ? paths.adminDashboard : postLoginPath(user.role)
}

export async function signUp(email: string, password: string, time_zone: string): Promise<void> {
  const { token, user } = await call(accounts.register, { body: { email, password, time_zone } })
  keepSession(token, user)
}

/** Work that the version before encrypted when the session expired. If it cannot be decrypted, signing in still succeeds. */
async function unlockWork(userId: string, seal: string): Promise<void> {
  if (readItem(LOCKED_WORK + userId) === null) return
  await import('#web/platform/storage/unlock-old-work.ts')
    .then(({ unlockOldWork }) => unlockOldWork(userId, seal))
    .catch(() => undefined)
}

/** Ends the session in this browser immediately. If the server cannot be reached, its session expires later. */
export function signOut(): void {
  call(sessions.logout).catch(() => undefined)
  endSession()
}

export const requestPasswordReset = async (email: string) => (await call(passwordReset.ask, { body: { email } })).message

export async function resetPassword(token: string, password: string): Promise<void> {
  await call(passwordReset.set, { body: { token, password } })
  endSession()
}

export const loadInstanceInfo = async (signal: AbortSignal) => (await call(instance.about, { signal })).data
