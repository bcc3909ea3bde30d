export type Refusal = 'denied' | 'unanswered' | 'unsupported'

export const WHY_NOT: Record<Refusal, string> = {
  denied: 'Notifications are blocked for this site. Allow them in your browser’s site settings, then switch this on again.',
  unanswered: 'Your browser’s question was not answered, so notifications stay off.',
  unsupported: 'This browser cannot show notifications from this page.',
}

/** Asks the person, and shows a first notification, since some phones grant the permission and then refuse to show any. */
export async function askToNotify(): Promise<Refusal | null> {
  if (typeof Notification === 'undefined') return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer === 'denied') return 'denied'
  if (answer !== 'granted') return 'unanswered'
  return notify('Study timer', 'You will be told here when focus and break end.') ? null : 'unsupported'
}

/** A permission can be taken back in the browser at any time. */
export const mayNotify = () => typeof Notification !== 'undefined' && Notification.permission === 'granted'

/** Why notifications that were switched on once do not come now; `null` also when nobody has been asked in this browser. */
export function standingRefusal(): Refusal | null {
  if (typeof Notification === 'undefined') return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** @returns whether it was shown */
export function notify(title: string, body: string): boolean {
  if (!mayNotify()) return false
  try {
    // The tag makes a later one replace an earlier one that nobody has dismissed.
    const notification = new Notification(title, { body, tag: 'study-timer', icon: '/favicon.svg' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
    return true
  } catch {
    // Chrome on Android has the class and refuses to make one.
    return false
  }
}
