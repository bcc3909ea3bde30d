import type { Language } from '#contract/languages.ts'
import * as m from '#messages/reading/offline.ts'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { failureText, isUnreachable } from '#web/platform/http/call.ts'
import { isOffline, subscribe as onNetwork } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import {
  articleName,
  deleteDay,
  figureName,
  readSound,
  saveDay,
  saveReplyOfDay,
  saveSound,
  soundName,
} from '#web/platform/offline/offline-store.ts'
import { onSessionChange } from '#web/platform/session/session.ts'
import { fetchArticle } from '#web/reading/articles/api.ts'
import { fetchItems, itemsName } from '#web/reading/in-news/api.ts'
import { fetchPicture, fetchRecording, refreshOfflineLists } from './api.ts'
import { type DownloadOrder, sizeOf } from './download-order.ts'
import { megabytes } from './megabytes.ts'

/** `paused`: until the network is back. */
export type Progress = { state: 'keeping' | 'paused'; bytes: number; of: number } | { state: 'failed'; text: string }

const progress = new Map<string, Progress>()
const running = new Map<string, AbortController>()
const changes = createListeners()

export const onProgress = changes.subscribe

export const progressOf = (entryId: string): Progress | undefined => progress.get(entryId)

/** Continues after a change of page; skips stored items. */
export async function downloadDay(order: DownloadOrder): Promise<void> {
  const { entry_id: entryId } = order.pack
  const owner = offlineOwner()
  if (!owner || running.has(entryId)) return
  const abort = new AbortController()
  running.set(entryId, abort)
  setProgress(entryId, { state: 'keeping', bytes: 0, of: sizeOf(order) })
  try {
    await fetchAll(owner, order, abort.signal)
    setProgress(entryId, undefined)
  } catch (error) {
    await stop(owner, order, error, abort.signal)
  } finally {
    running.delete(entryId)
    refreshOfflineLists()
  }
}

export async function removeDay(entryId: string): Promise<void> {
  running.get(entryId)?.abort()
  setProgress(entryId, undefined)
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
  const addBytes = (more: number) => {
    bytes += more
    setProgress(entryId, { state: 'keeping', bytes, of: day.bytes })
  }
  for (const article of pack.articles) {
    await retryWhenOnline(order, signal, async () => {
      const text = await fetchArticle(article.article_id, signal)
      assertAllowed(owner, signal)
      await saveReplyOfDay(owner, articleName(article.article_id), text, entryId)
    })
    addBytes(article.bytes)
    for (const figure of article.figures) {
      await retryWhenOnline(order, signal, () => fetchFigure(owner, figure, entryId, signal))
      addBytes(figure.bytes)
    }
    for (const { language, bytes: size } of article.audio.filter((one) => languages.includes(one.language))) {
      const before = bytes
      await retryWhenOnline(order, signal, async () => {
        bytes = before
        await fetchSound(owner, { articleId: article.article_id, language, entryId }, signal, addBytes)
      })
      bytes = before
      addBytes(size)
    }
  }
  if (pack.in_news > 0)
    await retryWhenOnline(order, signal, async () => {
      const items = await fetchItems(entryId, signal)
      assertAllowed(owner, signal)
      await saveReplyOfDay(owner, itemsName(entryId), items, entryId)
    })
  // Asks the browser not to evict the data.
  navigator.storage?.persist?.().catch(() => undefined)
  await saveDay(owner, { ...day, keptAt: Date.now() })
}

/** A picture of two days belongs to the first; when that is deleted, the second loads it again. */
async function fetchFigure(owner: string, { image_id, width }: FigureOfDay, entryId: string, signal: AbortSignal) {
  const name = figureName(image_id)
  if (await readSound(owner, name)) return
  const picture = await fetchPicture(image_id, width, signal)
  assertAllowed(owner, signal)
  await saveSound(owner, name, picture, entryId)
}

type FigureOfDay = DownloadOrder['pack']['articles'][number]['figures'][number]

interface RecordingOfDay {
  articleId: string
  language: Language
  entryId: string
}

async function fetchSound(
  owner: string,
  { articleId, language, entryId }: RecordingOfDay,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) {
  const name = soundName(articleId, language)
  if (await readSound(owner, name)) return
  const sound = await fetchRecording({ articleId, language }, { signal, onBytes })
  assertAllowed(owner, signal)
  await saveSound(owner, name, sound, entryId)
}

async function retryWhenOnline({ pack }: DownloadOrder, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const known = progress.get(pack.entry_id)
      if (!isUnreachable(error) || signal.aborted || known?.state !== 'keeping') throw error
      setProgress(pack.entry_id, { ...known, state: 'paused' })
      await waitForNetwork(signal)
      signal.throwIfAborted()
      setProgress(pack.entry_id, known)
    }
  }
}

const RETRY_INTERVAL_MS = 15_000

function waitForNetwork(signal: AbortSignal): Promise<void> {
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
    }, RETRY_INTERVAL_MS)
    const stopListening = onNetwork(done)
    signal.addEventListener('abort', done)
  })
}

async function stop(owner: string, order: DownloadOrder, error: unknown, signal: AbortSignal): Promise<void> {
  const { entry_id: entryId } = order.pack
  // Cancelling or signing out has already removed the data.
  if (signal.aborted) return
  await deleteDay(owner, entryId)
  setProgress(entryId, { state: 'failed', text: isFull(error) ? await fullText(order) : failureText(error, m.failed) })
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function fullText(order: DownloadOrder): Promise<string> {
  const free = await freeBytes()
  const needed = megabytes(sizeOf(order))
  return free === undefined ? m.noSpace({ needed }) : m.littleSpace({ needed, free: megabytes(free) })
}

/** `undefined` if the browser does not report it. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
}

function assertAllowed(owner: string, signal: AbortSignal): void {
  signal.throwIfAborted()
  if (offlineOwner() !== owner) throw new DOMException('Not theirs any more', 'AbortError')
}

onSessionChange(() => {
  if (offlineOwner() !== undefined) return
  for (const abort of running.values()) abort.abort()
  progress.clear()
})

function setProgress(entryId: string, now: Progress | undefined) {
  if (now) progress.set(entryId, now)
  else progress.delete(entryId)
  changes.notify()
}
