import { accounts, type User } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { can } from '#contract/roles.ts'
import { instance } from '#contract/site/instance.ts'
import { call } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { postLoginPath } from '#web/platform/session/post-login-path.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { readItem } from '#web/platform/storage/local-storage.ts'
import { LOCKED_WORK } from '#web/platform/storage/storage-names.ts'

/** Sign-in and sign-out. Apart from api.ts, so that the sign-in page does not load the query library. */

/** @returns the path to open after sign-in */
export async function signIn(email: string, password: string): Promise<string> {
  return finishSignIn(await call(accounts.login, { body: { email, password } }))
}

/** @returns the path to open after sign-in */
export async function finishSignIn({ token, user, seal }: { token: string; user: User; seal: string }): Promise<string> {
  await unlockWork(user.id, seal)
  saveSession(token, user)
  return can(user.role, 'admin') ? paths.adminDashboard : postLoginPath(user.role)
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

export const loadInstanceInfo = async (signal: AbortSignal) => (await call(instance.about, { signal })).data
