import * as m from '#messages/practice/focus.ts'
import { showNotification } from './notifications.ts'
import type { Phase } from './pomodoro.ts'
import type { Preferences } from './timer-preferences.ts'
import { playTone } from './tone.ts'

const LOCK = 'study-timer-bell'

/** Longer than a storage event takes. */
const HELD_MS = 5000

/** In one tab only. */
export async function alertPhaseChange(started: Phase, preferences: Preferences): Promise<void> {
  if (!preferences.sound && !preferences.notification) return
  if (!(await isFirstTab())) return
  if (preferences.sound) playTone()
  if (!preferences.notification) return
  if (started === 'break') showNotification(m.breakTime, m.breakStarted({ minutes: preferences.break }))
  else showNotification(m.backToFocus, m.breakOver({ minutes: preferences.focus }))
}

/** Two tabs can reach the deadline together. Plain http lacks Web Locks. */
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
