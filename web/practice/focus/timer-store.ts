import { createListeners } from '#web/platform/hooks/listeners.ts'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage/local-storage.ts'
import {
  type Action,
  advance,
  applyAction,
  IDLE,
  type Phase,
  parseTimer,
  secondsLeft,
  startedAt,
  type Timer,
} from './pomodoro.ts'
import { type Preferences, parseObject, parsePreferences } from './timer-preferences.ts'

/** Shared by all tabs. */
const TIMER_KEY = 'study_timer'
const PREFERENCES_KEY = 'study_timer_preferences'

/** No alerts after sleep; background tabs can be a minute late. */
const ALERT_WINDOW_MS = 2 * 60_000

export interface TimerSnapshot {
  timer: Timer
  preferences: Preferences
  secondsLeft: number
  /** In this tab; the break continues. */
  isBreakHidden: boolean
}

let cachedTimer: { text: string | null; owner: string | undefined; timer: Timer } = { text: null, owner: undefined, timer: IDLE }
let cachedPreferences = { text: readItem(PREFERENCES_KEY), preferences: parsePreferences(readItem(PREFERENCES_KEY)) }
let hiddenBreak: number | undefined
let next: ReturnType<typeof setTimeout> | undefined
let isWatched = false
const changes = createListeners(startWatching, stopWatching)
const phases = createListeners<[phase: Phase]>()
let snapshot = snapshotAt(advance(readTimer(), readPreferences(), Date.now()), Date.now())

// Signing out in any tab ends the timer.
onSessionChange(refresh)

export const getSnapshot = (): TimerSnapshot => snapshot

export function dispatch(action: Action): void {
  const now = Date.now()
  const preferences = readPreferences()
  writeTimer(applyAction(advance(readTimer(), preferences, now), action, preferences, now))
  refresh()
}

export function setPreferences(changes: Partial<Preferences>): void {
  writeItem(PREFERENCES_KEY, JSON.stringify({ ...readPreferences(), ...changes }))
  refresh()
}

export function hideBreak(isHidden: boolean): void {
  const { timer } = snapshot
  hiddenBreak = isHidden && timer.state === 'running' ? timer.endsAt : undefined
  refresh()
}

/** Ticks only while subscribed. */
export function subscribe(listener: () => void): () => void {
  const stop = changes.subscribe(listener)
  refresh()
  return stop
}

function startWatching(): void {
  isWatched = true
  toggleBrowserListeners('addEventListener')
}

function stopWatching(): void {
  isWatched = false
  toggleBrowserListeners('removeEventListener')
  clearTimeout(next)
}

/** Called in every tab, with the new phase. */
export const onPhaseChange = phases.subscribe

function refresh(): void {
  const now = Date.now()
  const before = readTimer()
  const preferences = readPreferences()
  const timer = advance(before, preferences, now)
  if (timer !== before) writeTimer(timer)
  publish(snapshotAt(readTimer(), now))
  clearTimeout(next)
  if (timer.state !== 'running') return
  if (isWatched) next = setTimeout(refresh, (timer.endsAt - now) % 1000 || 1000)
  if (timer !== before && now - startedAt(timer, preferences) < ALERT_WINDOW_MS) phases.notify(timer.phase)
}

function snapshotAt(timer: Timer, now: number): TimerSnapshot {
  const preferences = readPreferences()
  const isBreakHidden = timer.state === 'running' && timer.endsAt === hiddenBreak
  return { timer, preferences, secondsLeft: secondsLeft(timer, preferences, now), isBreakHidden }
}

function publish(latest: TimerSnapshot): void {
  const names = Object.keys(latest) as (keyof TimerSnapshot)[]
  if (names.every((name) => latest[name] === snapshot[name])) return
  snapshot = latest
  changes.notify()
}

/** The same object until the stored text or the person changes. */
function readTimer(): Timer {
  const text = readItem(TIMER_KEY)
  const owner = readSession().user?.id
  if (text === cachedTimer.text && owner === cachedTimer.owner) return cachedTimer.timer
  const stored = parseObject(text)
  const isMine = owner !== undefined && stored.owner === owner
  if (text !== null && !isMine) removeItem(TIMER_KEY)
  cachedTimer = isMine ? { text, owner, timer: parseTimer(stored) } : { text: null, owner, timer: IDLE }
  return cachedTimer.timer
}

function writeTimer(timer: Timer): void {
  const owner = readSession().user?.id
  if (timer.state === 'idle' || !owner) removeItem(TIMER_KEY)
  else writeItem(TIMER_KEY, JSON.stringify({ owner, ...timer }))
}

function readPreferences(): Preferences {
  const text = readItem(PREFERENCES_KEY)
  if (text !== cachedPreferences.text) cachedPreferences = { text, preferences: parsePreferences(text) }
  return cachedPreferences.preferences
}

/** `pageshow`: a page in the back/forward cache gets no storage events. */
function toggleBrowserListeners(how: 'addEventListener' | 'removeEventListener'): void {
  for (const kind of ['storage', 'focus', 'pageshow']) window[how](kind, refresh)
  document[how]('visibilitychange', refresh)
}
