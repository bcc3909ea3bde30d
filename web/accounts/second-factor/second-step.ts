import { secondFactor } from '#contract/accounts/second-factor.ts'
import { finishSignIn } from '#web/accounts/accounts/sign-in.ts'
import { call } from '#web/platform/http/call.ts'

/** @returns the path to open after sign-in */
export const signInWithCode = async (ticket: string, code: string): Promise<string> =>
  finishSignIn(await call(secondFactor.signIn, { body: { ticket, code } }))
