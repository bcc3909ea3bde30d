import type { AgeDeclaration } from '#contract/accounts/consent-rules.ts'
import { google } from '#contract/accounts/google.ts'
import { GOOGLE_ACCOUNT_NEEDED } from '#contract/accounts/google-rules.ts'
import { LANGUAGE } from '#messages/language.ts'
import { finishSignIn } from '#web/accounts/accounts/sign-in.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession, saveSession } from '#web/platform/session/session.ts'
import { timeZoneOfBrowser } from '#web/platform/time/time-zones.ts'
import type { GoogleReturn } from './use-google-return.ts'

/** No account yet; the address is that of the Google account. */
export interface Newcomer {
  ticket: string
  email: string
}

/** A signed-in user links a Google account. @returns the path to open */
export async function finishAtGoogle(back: GoogleReturn): Promise<string> {
  if (!readSession().token) return finishSignIn(await call(google.signIn, { body: back }))
  await call(google.link, { body: back })
  return paths.settingsPage('account')
}

/** `undefined` for other failures. */
export function newcomerOf(error: unknown): Newcomer | undefined {
  if (!(error instanceof CallError) || error.code !== GOOGLE_ACCOUNT_NEEDED) return undefined
  return error.current as Newcomer
}

export async function signUpWithGoogle(ticket: string, consent: { terms: true; age: AgeDeclaration }): Promise<void> {
  const { token, user } = await call(google.signUp, {
    body: { ticket, time_zone: timeZoneOfBrowser(), interface_language: LANGUAGE, consent },
  })
  saveSession(token, user)
}
