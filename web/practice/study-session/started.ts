import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** On this device; elsewhere the session continues from Today. */
const NAME = 'session-started'
const { subscribe, notify } = createListeners()

/** The day of the session that was started; it ends with the day. */
function startedDay(): string | undefined {
  const { user } = readSession()
  const day = user && readUserItem(user.id, NAME)
  return typeof day === 'string' ? day : undefined
}

export const useStartedDay = (): string | undefined => useSyncExternalStore(subscribe, startedDay)

export function startSession(day: string): void {
  const { user } = readSession()
  if (user) writeUserItem(user.id, NAME, day)
  notify()
}

export function leaveSession(): void {
  const { user } = readSession()
  if (user) removeUserItem(user.id, NAME)
  notify()
}
