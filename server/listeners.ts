import { type Events, type ListenerSettings, subscribe } from './events.ts'
import { FEATURES } from './features.ts'

/** Called by each process that writes: the server and commands. */
export function startListening(audioScope: ListenerSettings['audioScope']): void {
  for (const { path, listeners = {}, onAccountDeleted } of FEATURES) {
    for (const [name, listen] of Object.entries(listeners))
      subscribe(name as keyof Events, path, (db, events, now) => listen(db, events as never, now, { audioScope }))
    if (onAccountDeleted)
      subscribe('account.deleted', path, async (db, people, now) => {
        for (const { userId } of people) await onAccountDeleted(db, userId, now)
      })
  }
}
