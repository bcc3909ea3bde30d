export type NotificationRefusal = 'denied' | 'unanswered' | 'unsupported'

export const REFUSAL_MESSAGES: Record<NotificationRefusal, string> = {
  denied: 'Notifications are blocked for this site. Allow them in your browser’s site settings, then turn this on again.',
  unanswered: 'You did not answer the browser’s permission prompt, so notifications stay off.',
  unsupported: 'This browser cannot show notifications from this page.',
}

/** Shows a test notification too, since some phones grant the permission and then refuse to show any. */
export async function requestPermission(): Promise<NotificationRefusal | null> {
  if (typeof Notification === 'undefined') return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer === 'denied') return 'denied'
  if (answer !== 'granted') return 'unanswered'
  return showNotification('Study timer', 'You’ll get a notification when focus and breaks end.') ? null : 'unsupported'
}

/** The permission can be revoked in the browser at any time. */
export const canNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted'

/** Why notifications that were turned on do not work now; also `null` when this browser has not asked yet. */
export function currentRefusal(): NotificationRefusal | null {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** @returns whether it was shown */
export function showNotification(title: string, body: string): boolean {
  if (!canNotify()) return false
  try {
    // With the tag, a new notification replaces the previous one.
    const notification = new Notification(title, { body, tag: 'study-timer', icon: '/favicon.svg' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
    return true
  } catch {
    // Chrome on Android has the class but throws when it is constructed.
    return false
  }
}
