import { knownSettings, type ReadingSettings } from '#contract/reading/reading-settings-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { keepUser, readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'
import { showReadingLook, UNSENT_SETTINGS } from '#web/platform/theme/reading-look.ts'
import { saveReadingSettings } from './api.ts'

/** How it stands with what was chosen last. */
export type Saving = { is: 'saved' | 'underway' | 'waiting' } | { is: 'refused'; why: string }

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 300_000

const SAVED: Saving = { is: 'saved' }

let saving: { owner: string; now: Saving } = { owner: '', now: SAVED }
let running: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let wait = FIRST_WAIT_MS
const listeners = new Set<() => void>()

/** What became of somebody else’s choice is nobody’s business here. */
export const savingNow = (owner: string): Saving => (saving.owner === owner ? saving.now : SAVED)

export function onSaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this person chose here and the account does not have yet. */
export const unsentSettings = (owner: string): Partial<ReadingSettings> => knownSettings(readUserItem(owner, UNSENT_SETTINGS))

/** Takes effect at once on this device; the account is told as soon as it can be. */
export function choose(owner: string, wishes: Partial<ReadingSettings>): void {
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (readSession().user?.id !== owner) return
  keepUnsent(owner, { ...unsentSettings(owner), ...wishes })
  void save()
}

/** Sends what waits, one request after another, so that what was chosen last is what is kept. */
export function save(): Promise<void> {
  clearTimeout(timer)
  running ??= sendAll().finally(() => {
    running = undefined
  })
  return running
}

async function sendAll(): Promise<void> {
  for (let more = true; more; ) more = await inTurn(sendOnce)
}

/** Of several tabs one sends at a time, and each reads anew what there is to send. */
const inTurn = async <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? await navigator.locks.request('reading-settings', act) : act()

/** @returns whether there may be more to send */
async function sendOnce(): Promise<boolean> {
  const owner = readSession().user?.id
  if (!owner) return false
  const wishes = unsentSettings(owner)
  if (Object.keys(wishes).length === 0) {
    removeUserItem(owner, UNSENT_SETTINGS)
    tell(owner, SAVED)
    return false
  }
  tell(owner, { is: 'underway' })
  try {
    takeIn(owner, wishes, await saveReadingSettings(wishes))
    wait = FIRST_WAIT_MS
    return true
  } catch (error) {
    return giveUp(owner, wishes, error)
  }
}

/** What was chosen anew while the request was on its way still waits. */
function takeIn(owner: string, sent: Partial<ReadingSettings>, kept: ReadingSettings) {
  const { user } = readSession()
  if (user?.id !== owner) return
  keepUser({ ...user, reading_settings: kept })
  dropSent(owner, sent)
}

function giveUp(owner: string, sent: Partial<ReadingSettings>, error: unknown): boolean {
  if (readSession().user?.id !== owner) return false
  if (!isRefusal(error)) {
    timer = setTimeout(save, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    tell(owner, { is: 'waiting' })
    return false
  }
  // Back to what the account has, in sight, and with the reason.
  dropSent(owner, sent)
  tell(owner, { is: 'refused', why: failureText(error, 'Please try again later.') })
  return false
}

const PASSING = [401, 408, 429]

/** The server’s own no. A server that is away, one that is too busy and a hotel’s sign-in page have not decided anything. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError) || ['not_json', 'invalid_json'].includes(error.code)) return false
  return error.status >= 400 && error.status < 500 && !PASSING.includes(error.status)
}

function dropSent(owner: string, sent: Partial<ReadingSettings>) {
  const rest = Object.entries(unsentSettings(owner)).filter(([name, value]) => sent[name as keyof ReadingSettings] !== value)
  keepUnsent(owner, Object.fromEntries(rest))
}

function keepUnsent(owner: string, wishes: Partial<ReadingSettings>) {
  if (Object.keys(wishes).length === 0) removeUserItem(owner, UNSENT_SETTINGS)
  else writeUserItem(owner, UNSENT_SETTINGS, wishes)
  showReadingLook(readSession().user)
  tellAll()
}

function tell(owner: string, now: Saving) {
  saving = { owner, now }
  tellAll()
}

function tellAll() {
  for (const listener of [...listeners]) listener()
}
