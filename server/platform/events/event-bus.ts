import type { Db } from '#server/db/open.ts'

type Listener<Event> = (db: Db, events: Event[], now: Date) => Promise<void>

/** Events within one process. Listeners run in the transaction of the publisher, so both take effect or neither does. */
export function createEventBus<Events extends Record<string, unknown>>() {
  const listeners: { [Name in keyof Events]?: Map<string, Listener<Events[Name]>> } = {}
  return {
    /** @param subscriber a second call replaces the first */
    subscribe<Name extends keyof Events>(name: Name, subscriber: string, listener: Listener<Events[Name]>): void {
      const known = listeners[name] ?? new Map<string, Listener<Events[Name]>>()
      listeners[name] = known.set(subscriber, listener)
    },

    /** Must run in the transaction of the events. */
    async publish<Name extends keyof Events>(db: Db, name: Name, events: Events[Name][], now: Date): Promise<void> {
      if (events.length === 0) return
      for (const listen of listeners[name]?.values() ?? []) await listen(db, events, now)
    },
  }
}
