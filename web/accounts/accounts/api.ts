import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import type { AgeDeclaration } from '#contract/accounts/consent-rules.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/accounts/accounts/profile.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { readSession, updateUser } from '#web/platform/session/session.ts'

/** Also updates the stored copy that screens read. */
export const profile = () => queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => loadProfile(signal) })

export const sessionList = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: async ({ signal }) => (await call(sessions.list, { signal })).data })

/** @throws CallError also without a token: storage may have been cleared */
export async function updateProfile(changes: {
  username?: string
  time_zone?: string
  interface_language?: Language
}): Promise<void> {
  if (!readSession().token) throw new CallError(m.notAuthenticated, { status: 401 })
  updateUser((await call(accounts.updateProfile, { body: changes })).data)
}

/** The new address gets the confirmation link. */
export async function changeEmail(email: string, password: string): Promise<void> {
  updateUser((await call(accounts.changeEmail, { body: { email, password } })).data)
}

/** @param age if none was declared at sign-up */
export async function acceptLegalTexts(version: string, age?: AgeDeclaration): Promise<undefined> {
  updateUser((await call(accounts.acceptLegalTexts, { body: { version, age } })).data)
}

export const changePassword = (current_password: string, new_password: string) =>
  call(accounts.changePassword, { body: { current_password, new_password } })

export const endOneSession = (sessionId: string) => call(sessions.end, { params: { sessionId } })
export const endOtherSessions = () => call(sessions.endOthers)
export const exportData = async (password?: string) => (await call(accounts.exportData, { body: { password } })).data
export const deleteAccount = (password?: string) => call(accounts.deleteAccount, { body: { password } })

async function loadProfile(signal: AbortSignal): Promise<User> {
  const { token, user: before } = readSession()
  const { data: user } = await call(accounts.profile, { signal })
  const { token: tokenNow, user: now } = readSession()
  // Another user may have signed in during the request.
  if (token && tokenNow === token) updateUser({ ...user, ...changedMeanwhile(before, now) })
  return user
}

/** Reading settings may change during the request. */
function changedMeanwhile(before: User | null, now: User | null): Partial<User> {
  const isChanged = JSON.stringify(before?.reading_settings) !== JSON.stringify(now?.reading_settings)
  return now && isChanged ? { reading_settings: now.reading_settings } : {}
}
