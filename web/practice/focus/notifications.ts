import * as m from '#messages/practice/focus.ts'

export type NotificationRefusal = 'denied' | 'unanswered' | 'unsupported'

export const REFUSAL_MESSAGES: Record<NotificationRefusal, string> = {
  denied: m.notificationsBlocked,
  unanswered: m.permissionUnanswered,
  unsupported: m.notificationsUnsupported,
}

/** Shows a test notification: some phones grant permission and then show none. */
export async function requestPermission(): Promise<NotificationRefusal | null> {
  if (typeof Notification === 'undefined') return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer === 'denied') return 'denied'
  if (answer !== 'granted') return 'unanswered'
  return showNotification(m.studyTimer, m.notificationsOn) ? null : 'unsupported'
}

/** The permission can be revoked at any time. */
export const canNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted'

/** Also `null` before permission was asked. */
export function currentRefusal(): NotificationRefusal | null {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** @returns whether shown */
export function showNotification(title: string, body: string): boolean {
  if (!canNotify()) return false
  try {
    // The tag replaces the previous notification.
    const notification = new Notification(title, { body, tag: 'study-timer', icon: '/favicon.svg' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
    return true
  } catch {
    // Chrome on Android throws.
    return false
  }
}
