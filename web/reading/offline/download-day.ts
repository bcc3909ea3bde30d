import type { Language } from '#contract/languages.ts'
import { failureText, isUnreachable } from '#web/platform/http/call.ts'
import { isOffline, subscribe as onNetwork } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import {
  articleName,
  deleteDay,
  readSound,
  saveDay,
  saveReplyOfDay,
  saveSound,
  soundName,
} from '#web/platform/offline/offline-store.ts'
import { onSessionChange } from '#web/platform/session/session.ts'
import { askArticle } from '#web/reading/articles/api.ts'
import { fetchRecording, refreshOfflineLists } from './api.ts'
import { type DownloadOrder, sizeOf } from './download-order.ts'
import { megabytes } from './megabytes.ts'

/** How far the download of a day has come. `paused`: it goes on by itself when the network is back. */
export type Progress = { state: 'keeping' | 'paused'; bytes: number; of: number } | { state: 'failed'; text: string }

const progress = new Map<string, Progress>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()

export const progressOf = (entryId: string): Progress | undefined => progress.get(entryId)

export function onProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Goes on while pages come and go; what is here already is not fetched again. */
export async function downloadDay(order: DownloadOrder): Promise<void> {
  const { entry_id: entryId } = order.pack
  const owner = offlineOwner()
  if (!owner || running.has(entryId)) return
  const abort = new AbortController()
  running.set(entryId, abort)
  tell(entryId, { state: 'keeping', bytes: 0, of: sizeOf(order) })
  try {
    await fetchAll(owner, order, abort.signal)
    tell(entryId, undefined)
  } catch (error) {
    await stop(owner, order, error, abort.signal)
  } finally {
    running.delete(entryId)
    refreshOfflineLists()
  }
}

/** Stops the download and deletes what has been stored. */
export async function removeDay(entryId: string): Promise<void> {
  running.get(entryId)?.abort()
  tell(entryId, undefined)
  const owner = offlineOwner()
  if (owner) await deleteDay(owner, entryId)
  refreshOfflineLists()
}

async function fetchAll(owner: string, order: DownloadOrder, signal: AbortSignal): Promise<void> {
  const { pack, languages } = order
  const { entry_id: entryId, publication_date: date } = pack
  const day = { entryId, date, articleIds: pack.articles.map((one) => one.article_id), languages, bytes: sizeOf(order) }
  await saveDay(owner, { ...day, keptAt: undefined })
  let bytes = 0
  const come = (more: number) => {
    bytes += more
    tell(entryId, { state: 'keeping', bytes, of: day.bytes })
  }
  for (const article of pack.articles) {
    await patiently(order, signal, async () => {
      const text = await askArticle(article.article_id, signal)
      stillMay(owner, signal)
      await saveReplyOfDay(owner, articleName(article.article_id), text, entryId)
    })
    come(article.bytes)
    for (const { language, bytes: size } of article.audio.filter((one) => languages.includes(one.language))) {
      const before = bytes
      await patiently(order, signal, async () => {
        bytes = before
        await fetchSound(owner, { articleId: article.article_id, language, entryId }, signal, come)
      })
      bytes = before
      come(size)
    }
  }
  // Without it a browser may clear the device when it runs short. It may say no; then nothing is different.
  navigator.storage?.persist?.().catch(() => undefined)
  await saveDay(owner, { ...day, keptAt: Date.now() })
}

interface Sound {
  articleId: string
  language: Language
  entryId: string
}

async function fetchSound(
  owner: string,
  { articleId, language, entryId }: Sound,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) {
  const name = soundName(articleId, language)
  if (await readSound(owner, name)) return
  const sound = await fetchRecording({ articleId, language }, { signal, onBytes })
  stillMay(owner, signal)
  await saveSound(owner, name, sound, entryId)
}

/** Waits where the network has gone, and tries the same piece again. */
async function patiently({ pack }: DownloadOrder, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const known = progress.get(pack.entry_id)
      if (!isUnreachable(error) || signal.aborted || known?.state !== 'keeping') throw error
      tell(pack.entry_id, { ...known, state: 'paused' })
      await networkIsBack(signal)
      signal.throwIfAborted()
      tell(pack.entry_id, known)
    }
  }
}

const LOOKS_AGAIN_MS = 15_000

function networkIsBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (!signal.aborted && isOffline()) return
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(() => {
      stopListening()
      resolve()
    }, LOOKS_AGAIN_MS)
    const stopListening = onNetwork(done)
    signal.addEventListener('abort', done)
  })
}

async function stop(owner: string, order: DownloadOrder, error: unknown, signal: AbortSignal): Promise<void> {
  const { entry_id: entryId } = order.pack
  // Whoever called it off has tidied up, or has signed out.
  if (signal.aborted) return
  await deleteDay(owner, entryId)
  tell(entryId, { state: 'failed', text: isFull(error) ? await fullText(order) : failureText(error, FAILED) })
}

const FAILED = 'The day could not be kept. Please try again.'
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function fullText(order: DownloadOrder): Promise<string> {
  const free = await freeBytes()
  const room = free === undefined ? '' : ` About ${megabytes(free)} are free.`
  return `There is not enough room on this device: the day needs ${megabytes(sizeOf(order))}.${room} Remove another day, or keep this one without audio.`
}

/** `undefined` where the browser does not say. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
}

/** Somebody has signed out, or is no longer Pro, while a piece was on its way. */
function stillMay(owner: string, signal: AbortSignal): void {
  signal.throwIfAborted()
  if (offlineOwner() !== owner) throw new DOMException('Not theirs any more', 'AbortError')
}

onSessionChange(() => {
  if (offlineOwner() !== undefined) return
  for (const abort of running.values()) abort.abort()
  progress.clear()
})

function tell(entryId: string, now: Progress | undefined) {
  if (now) progress.set(entryId, now)
  else progress.delete(entryId)
  for (const listener of [...listeners]) listener()
}
