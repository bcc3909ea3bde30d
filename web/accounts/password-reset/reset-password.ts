import { passwordReset } from '#contract/accounts/password-reset.ts'
import { call } from '#web/platform/http/call.ts'
import { endSession } from '#web/platform/session/session.ts'

/** @returns a sentence to show */
export const requestPasswordReset = async (email: string): Promise<string> =>
  (await call(passwordReset.ask, { body: { email } })).message

export async function resetPassword(token: string, password: string): Promise<void> {
  await call(passwordReset.set, { body: { token, password } })
  endSession()
}
