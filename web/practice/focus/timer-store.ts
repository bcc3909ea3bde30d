import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage/local-storage.ts'
import { type Action, beganAt, IDLE, type Phase, secondsLeft, settle, step, type Timer, timerFrom } from './pomodoro.ts'
import { type Preferences, parseObject, parsePreferences } from './timer-preferences.ts'

/** One timer for all pages and tabs: the browser's storage holds it, this module only looks and writes. */
const TIMER_KEY = 'study_timer'
const PREFERENCES_KEY = 'study_timer_preferences'

/** A bell for what ended long ago, while the computer slept, would only startle. A tab in the background may be a minute late. */
const STILL_NEWS_MS = 2 * 60_000

export interface Shown {
  timer: Timer
  preferences: Preferences
  secondsLeft: number
  /** The window of the break was put aside in this tab; the break goes on. */
  isBreakHidden: boolean
}

let keptTimer: { text: string | null; owner: string | undefined; timer: Timer } = { text: null, owner: undefined, timer: IDLE }
let keptPreferences = { text: readItem(PREFERENCES_KEY), preferences: parsePreferences(readItem(PREFERENCES_KEY)) }
let hiddenBreak: number | undefined
let next: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const turnListeners = new Set<(phase: Phase) => void>()
let shown = look(settle(readTimer(), readPreferences(), Date.now()), Date.now())

// A timer belongs to a person: it goes when they sign out, in whichever tab.
onSessionChange(refresh)

export const shownNow = (): Shown => shown

export function act(action: Action): void {
  const now = Date.now()
  const preferences = readPreferences()
  keepTimer(step(settle(readTimer(), preferences, now), action, preferences, now))
  refresh()
}

export function prefer(changes: Partial<Preferences>): void {
  writeItem(PREFERENCES_KEY, JSON.stringify({ ...readPreferences(), ...changes }))
  refresh()
}

export function hideBreak(isHidden: boolean): void {
  const { timer } = shown
  hiddenBreak = isHidden && timer.state === 'running' ? timer.endsAt : undefined
  refresh()
}

/** While anybody listens the clock goes; nobody listening costs nothing. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listenToTheBrowser('addEventListener')
  listeners.add(listener)
  refresh()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    listenToTheBrowser('removeEventListener')
    clearTimeout(next)
  }
}

/** Told once in each tab that sees a phase end by itself, with the phase that began. */
export function onTurn(listener: (phase: Phase) => void): () => void {
  turnListeners.add(listener)
  return () => {
    turnListeners.delete(listener)
  }
}

function refresh(): void {
  const now = Date.now()
  const before = readTimer()
  const preferences = readPreferences()
  const timer = settle(before, preferences, now)
  if (timer !== before) keepTimer(timer)
  publish(look(readTimer(), now))
  clearTimeout(next)
  if (timer.state !== 'running') return
  if (listeners.size > 0) next = setTimeout(refresh, (timer.endsAt - now) % 1000 || 1000)
  if (timer !== before && now - beganAt(timer, preferences) < STILL_NEWS_MS) for (const tell of turnListeners) tell(timer.phase)
}

function look(timer: Timer, now: number): Shown {
  const preferences = readPreferences()
  const isBreakHidden = timer.state === 'running' && timer.endsAt === hiddenBreak
  return { timer, preferences, secondsLeft: secondsLeft(timer, preferences, now), isBreakHidden }
}

function publish(latest: Shown): void {
  const names = Object.keys(latest) as (keyof Shown)[]
  if (names.every((name) => latest[name] === shown[name])) return
  shown = latest
  for (const listener of [...listeners]) listener()
}

/** The same object is read until the storage says something else. */
function readTimer(): Timer {
  const text = readItem(TIMER_KEY)
  const owner = readSession().user?.id
  if (text === keptTimer.text && owner === keptTimer.owner) return keptTimer.timer
  const kept = parseObject(text)
  const isMine = owner !== undefined && kept.owner === owner
  if (text !== null && !isMine) removeItem(TIMER_KEY)
  keptTimer = isMine ? { text, owner, timer: timerFrom(kept) } : { text: null, owner, timer: IDLE }
  return keptTimer.timer
}

function keepTimer(timer: Timer): void {
  const owner = readSession().user?.id
  if (timer.state === 'idle' || !owner) removeItem(TIMER_KEY)
  else writeItem(TIMER_KEY, JSON.stringify({ owner, ...timer }))
}

function readPreferences(): Preferences {
  const text = readItem(PREFERENCES_KEY)
  if (text !== keptPreferences.text) keptPreferences = { text, preferences: parsePreferences(text) }
  return keptPreferences.preferences
}

/** `pageshow` comes after a tab was put away whole and taken out again, when no storage event had reached it. */
function listenToTheBrowser(how: 'addEventListener' | 'removeEventListener'): void {
  for (const kind of ['storage', 'focus', 'pageshow']) window[how](kind, refresh)
  document[how]('visibilitychange', refresh)
}
