import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MailPreferences, MailRecipient } from '#contract/messaging/mail.ts'
import { WishQueue } from '#web/messaging/preferences/preference-queue.ts'
import { useWishes } from '#web/messaging/preferences/use-preference-changes.ts'
import { loadByTicket, saveByTicket } from './by-ticket.ts'

interface Loaded {
  holder?: MailRecipient
  failure?: unknown
}

/** Like `usePreferences`, without the query library, to keep this page small. */
export function useTicketPreferences(ticket: string) {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)
  const queue = useMemo(
    () => new WishQueue<MailPreferences>(async (wishes) => setLoaded({ holder: await saveByTicket(ticket, wishes) })),
    [ticket],
  )

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

  return { ...loaded, wishes: useWishes(queue), retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
