import { isPermanentError, isUnreachable } from '#web/platform/http/call.ts'
import { offlineOwner } from './offline-owner.ts'
import type { OfflineDay } from './offline-store.ts'

const device = () => import('./offline-store.ts')

export async function withOfflineFallback<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const owner = offlineOwner()
  if (!owner) return ask()
  try {
    const value = await ask()
    device()
      // The reply may have ended Pro.
      .then(({ saveReply }) => (offlineOwner() === owner ? saveReply(owner, name, value) : undefined))
      .catch(() => undefined)
    return value
  } catch (error) {
    if (isPermanentError(error))
      device()
        .then(({ deleteReply }) => deleteReply(owner, name))
        .catch(() => undefined)
    if (!isUnreachable(error)) throw error
    const kept = await readOffline<T>(name)
    if (kept === undefined) throw error
    return kept
  }
}

export const readOffline = <T>(name: string): Promise<T | undefined> =>
  readAsOwner((owner) => device().then(({ readReply }) => readReply(owner, name) as Promise<T | undefined>))

export const findOffline = <T>(beginning: string, fits: (value: T) => boolean): Promise<T | undefined> =>
  readAsOwner((owner) => device().then(({ findReply }) => findReply(owner, beginning, fits)))

export const namesOnDevice = async (beginning: string): Promise<string[]> =>
  (await readAsOwner((owner) => device().then(({ namesBeginning }) => namesBeginning(owner, beginning)))) ?? []

export const daysOnDevice = async (): Promise<OfflineDay[]> =>
  (await readAsOwner((owner) => device().then(({ readDays }) => readDays(owner)))) ?? []

/** Of a day on the device. @param listed ids of the articles that it has now @returns ids of those that were deleted */
export async function dropMissingArticles(day: OfflineDay, listed: readonly string[]): Promise<string[]> {
  const owner = offlineOwner()
  const gone = day.articleIds.filter((id) => !listed.includes(id))
  if (!owner || gone.length === 0) return []
  const { articleName, deleteDay, deleteReply, saveDay } = await device()
  for (const id of gone) await deleteReply(owner, articleName(id))
  if (gone.length === day.articleIds.length) await deleteDay(owner, day.entryId)
  else await saveDay(owner, { ...day, articleIds: day.articleIds.filter((id) => listed.includes(id)) })
  return gone
}

export const readSoundOffline = (articleId: string, language: string): Promise<Blob | undefined> =>
  readAsOwner((owner) => device().then(({ readSound, soundName }) => readSound(owner, soundName(articleId, language))))

async function readAsOwner<T>(find: (owner: string) => Promise<T | undefined>): Promise<T | undefined> {
  const owner = offlineOwner()
  if (!owner) return undefined
  try {
    const value = await find(owner)
    // Another user may have signed in.
    return offlineOwner() === owner ? value : undefined
  } catch {
    return undefined
  }
}
