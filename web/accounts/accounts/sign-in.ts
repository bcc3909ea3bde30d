import { accounts, type User } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { can } from '#contract/roles.ts'
import { instance } from '#contract/site/instance.ts'
import { postLoginPath } from '#web/accounts/accounts/post-login-path.ts'
import { call } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'

/** Not in api.ts, so that the sign-in page does not load the query library. */

/** @returns the path to open */
export async function signIn(email: string, password: string): Promise<string> {
  return finishSignIn(await call(accounts.login, { body: { email, password } }))
}

/** @returns the path to open */
export function finishSignIn({ token, user }: { token: string; user: User }): string {
  saveSession(token, user)
  return can(user.role, 'admin') ? paths.adminDashboard : postLoginPath(user.role)
}

/** At once in this browser. If the server is unreachable, its session expires later. */
export function signOut(): void {
  call(sessions.logout).catch(() => undefined)
  endSession()
}

export const loadInstanceInfo = async (signal: AbortSignal) => (await call(instance.about, { signal })).data
