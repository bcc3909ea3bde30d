import { useCallback, useEffect, useState } from 'react'
import type { MailPreferences, MailRecipient } from '#contract/messaging/mail.ts'
import { useChanges } from '#web/messaging/preferences/use-changes.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { loadByTicket, saveByTicket } from './by-ticket.ts'

interface Loaded {
  holder?: MailRecipient
  failure?: unknown
}

const TICKET_PREFERENCES = 'ticket-preferences'

declareKind<Partial<MailPreferences>, MailRecipient>(TICKET_PREFERENCES, {
  storedFor: 'nobody',
  mergesFields: true,
  send: (changes, ticket) => saveByTicket(ticket, changes),
})

/** Like `usePreferences`, without the query library, to keep this page small. */
export function useTicketPreferences(ticket: string) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)
  const onSaved = useCallback((holder: MailRecipient) => setLoaded({ holder }), [])
  const changes = useChanges<MailPreferences, MailRecipient>(TICKET_PREFERENCES, ticket, onSaved)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const controller = new AbortController()
    setLoaded({})
    loadByTicket(ticket, controller.signal).then(
      (holder) => setLoaded({ holder }),
      (failure) => !controller.signal.aborted && setLoaded({ failure }),
    )
    return () => controller.abort()
  }, [ticket, attempt])

  return { ...loaded, changes, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
