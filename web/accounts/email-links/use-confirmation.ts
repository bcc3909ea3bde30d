import { useEffect, useState } from 'react'
import { EMAIL_LINK_SENTENCES, NEW_PASSWORD_NEEDED } from '#contract/accounts/email-link-rules.ts'
import * as m from '#messages/accounts/email-links.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { confirmEmail } from './api.ts'

export type Confirmation =
  | { state: 'working' | 'confirmed' | 'used' | 'expired' }
  /** Nobody is signed in to the account. */
  | { state: 'password'; email: string }
  | { state: 'invalid'; text: string }
  /** A retry may help. */
  | { state: 'failed'; text: string }

/** One call per token: React runs effects twice in development. */
const calls = new Map<string, Promise<Confirmation>>()

export function useConfirmation(token: string | undefined) {
  const [confirmation, setConfirmation] = useState<Confirmation>(
    token ? { state: 'working' } : { state: 'invalid', text: EMAIL_LINK_SENTENCES.linkInvalid },
  )
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!token) return
    const key = `${attempt} ${token}`
    const call = calls.get(key) ?? confirmEmail(token).then(outcomeOf, refusalOf)
    calls.set(key, call)
    call.then(setConfirmation)
  }, [token, attempt])
  const retry = () => {
    setConfirmation({ state: 'working' })
    setAttempt(attempt + 1)
  }
  /** The form shows a refused password. */
  const setPassword = async (password: string) => setConfirmation(outcomeOf(await confirmEmail(token ?? '', password)))
  const end = (text: string) => setConfirmation({ state: 'invalid', text })
  return { confirmation, retry, setPassword, end }
}

const outcomeOf = (wasConfirmed: boolean): Confirmation => ({ state: wasConfirmed ? 'used' : 'confirmed' })

function refusalOf(error: unknown): Confirmation {
  const text = failureText(error, m.notConfirmed)
  const { status, code, current } = error instanceof CallError ? error : { status: 0, code: '', current: undefined }
  if (code === NEW_PASSWORD_NEEDED) return { state: 'password', ...(current as { email: string }) }
  if (status !== 400) return { state: 'failed', text }
  return code === 'link_expired' ? { state: 'expired' } : { state: 'invalid', text }
}
