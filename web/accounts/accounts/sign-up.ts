import { accounts } from '#contract/accounts/accounts.ts'
import type { AgeDeclaration } from '#contract/accounts/consent-rules.ts'
import type { Language } from '#contract/languages.ts'
import { call } from '#web/platform/http/call.ts'
import { saveSession } from '#web/platform/session/session.ts'

interface SignUp {
  email: string
  password: string
  time_zone: string
  interface_language: Language
  consent: { terms: true; age: AgeDeclaration }
}

export async function signUp(body: SignUp): Promise<void> {
  const { token, user } = await call(accounts.register, { body })
  saveSession(token, user)
}
