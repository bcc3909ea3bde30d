import { mailListeners } from './mails/listeners.ts'
import { notificationListeners } from './notifications/listeners.ts'

/** What features do when others speak. Whatever runs commands calls this first: the server, its tests, the programs of the command line. */
export function listenToEachOther(): void {
  for (const listeners of [notificationListeners, mailListeners]) listeners()
}
