import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient } from '#web/platform/http/query-client.ts'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { submitAttempt } from './api.ts'
import type { UnsentAttempt } from './attempt-outbox.ts'
import { AttemptSender, type Saving } from './attempt-sender.ts'

const owner = () => readSession().user?.id

/** The one sender of this tab: it goes on while pages come and go. */
const sender = new AttemptSender({
  send: ({ submission }) => submitAttempt(submission),
  owner,
  onSaved: () => {
    queryClient.invalidateQueries({ queryKey: ['quiz-history'] })
    queryClient.invalidateQueries({ queryKey: ['notifications'] })
  },
  onRefused: ({ quizTitle }, text) => toast(`Your attempt at “${quizTitle}” could not be saved: ${text}`, 'error'),
})

let known = owner()
onSessionChange(() => {
  if (owner() !== known) sender.forget()
  known = owner()
})

export const submit = (attempt: UnsentAttempt) => sender.submit(attempt)
export const sendUnsent = () => sender.sendAll()

const subscribe = (listener: () => void) => sender.subscribe(listener)

export function useSaving(attemptKey: string): Saving | undefined {
  return useSyncExternalStore(subscribe, () => sender.savingOf(attemptKey))
}

/** Finished attempts the server does not have yet, of this tab and others, latest first. */
export function useUnsentAttempts(): UnsentAttempt[] {
  const [unsent, setUnsent] = useState(() => sender.unsent())
  useEffect(() => {
    const look = () => setUnsent(sender.unsent())
    const onStorage = ({ key }: StorageEvent) => isUserItemKey(key) && look()
    window.addEventListener('storage', onStorage)
    const stop = subscribe(look)
    look()
    return () => {
      window.removeEventListener('storage', onStorage)
      stop()
    }
  }, [])
  return unsent.toReversed()
}
