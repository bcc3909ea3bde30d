import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages/accounts/google/sign-in.ts'
import { ticketOf } from '#web/accounts/second-factor/ticket-of.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { finishAtGoogle, type Newcomer, newcomerOf } from './finish-at-google.ts'
import type { GoogleReturn } from './use-google-return.ts'

export interface Outcome {
  newcomer?: Newcomer
  error?: string
}

/** Once, then opens the next page. @returns `undefined` while waiting */
export function useFinish(back: GoogleReturn | undefined): Outcome | undefined {
  const navigate = useNavigate()
  const isBegun = useRef(false)
  const [outcome, setOutcome] = useState<Outcome | undefined>(back ? undefined : { error: m.nothingBack })

  useEffect(() => {
    if (!back || isBegun.current) return
    isBegun.current = true
    const openNext = (path: string) => navigate(path, { replace: true })
    finishAtGoogle(back).then(openNext, (error) => {
      const newcomer = newcomerOf(error)
      if (newcomer) return setOutcome({ newcomer })
      try {
        navigate(paths.login, { replace: true, state: { ticket: ticketOf(error) } })
      } catch (reason) {
        setOutcome({ error: failureText(reason, m.loginFailed) })
      }
    })
  }, [back, navigate])

  return outcome
}
