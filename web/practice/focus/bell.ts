import { notify } from './notifications.ts'
import type { Phase } from './pomodoro.ts'
import type { Preferences } from './timer-preferences.ts'
import { playTone } from './tone.ts'

const LOCK = 'study-timer-bell'

/** Longer than the storage of one tab takes to be seen by the others. */
const HELD_MS = 5000

/** At the end of focus and of a break; of several open tabs only one is heard. */
export async function ring(began: Phase, preferences: Preferences): Promise<void> {
  if (!preferences.sound && !preferences.notification) return
  if (!(await isFirstTab())) return
  if (preferences.sound) playTone()
  if (!preferences.notification) return
  if (began === 'break') notify('Break Time', `Focus is over. ${minutes(preferences.break)} of break have begun.`)
  else notify('Back to focus', `The break is over. ${minutes(preferences.focus)} of focus have begun.`)
}

export const minutes = (count: number) => `${count} minutes`

/** Two tabs can come to the deadline in the same moment, before either sees what the other stored. Plain http has no locks. */
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
