import { useEffect, useState } from 'react'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { confirmEmail } from './api.ts'

export type Confirmation =
  | { state: 'working' | 'confirmed' | 'used' | 'expired' }
  | { state: 'invalid'; text: string }
  /** The server could not answer: worth another attempt. */
  | { state: 'failed'; text: string }

/** One call per token, although React runs effects twice in development. */
const calls = new Map<string, Promise<Confirmation>>()

/** Confirms as soon as the page opens. */
export function useConfirmation(token: string | undefined): { confirmation: Confirmation; retry: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>(
    token ? { state: 'working' } : { state: 'invalid', text: EMAIL_LINK_SENTENCES.linkInvalid },
  )
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!token) return
    const key = `${attempt} ${token}`
    const call = calls.get(key) ?? confirm(token)
    calls.set(key, call)
    call.then(setConfirmation)
  }, [token, attempt])
  const retry = () => {
    setConfirmation({ state: 'working' })
    setAttempt(attempt + 1)
  }
  return { confirmation, retry }
}

const confirm = (token: string): Promise<Confirmation> =>
  confirmEmail(token).then(
    (wasConfirmed) => ({ state: wasConfirmed ? 'used' : 'confirmed' }),
    (error: unknown) => {
      const text = failureText(error, 'The address could not be confirmed. Please try again.')
      if (!(error instanceof CallError) || error.status !== 400) return { state: 'failed', text }
      return error.code === 'link_expired' ? { state: 'expired' } : { state: 'invalid', text }
    },
  )
