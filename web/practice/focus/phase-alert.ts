import { showNotification } from './notifications.ts'
import type { Phase } from './pomodoro.ts'
import type { Preferences } from './timer-preferences.ts'
import { playTone } from './tone.ts'

const LOCK = 'study-timer-bell'

/** Longer than a storage event takes to reach the other tabs. */
const HELD_MS = 5000

/** Plays the tone and shows the notification when a phase ends, in one of the open tabs only. */
export async function alertPhaseChange(started: Phase, preferences: Preferences): Promise<void> {
  if (!preferences.sound && !preferences.notification) return
  if (!(await isFirstTab())) return
  if (preferences.sound) playTone()
  if (!preferences.notification) return
  if (started === 'break') showNotification('Break Time', `Focus is over. Your ${preferences.break}-minute break has started.`)
  else showNotification('Back to focus', `The break is over. ${preferences.focus} minutes of focus have started.`)
}

/** Two tabs can reach the deadline at the same moment. The Web Locks API is missing on plain http. */
function isFirstTab(): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && new Promise((done) => setTimeout(done, HELD_MS))
      })
      .catch(() => resolve(true))
  })
}
