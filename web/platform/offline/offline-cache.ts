import { isPermanentError, isUnreachable } from '#web/platform/http/call.ts'
import { offlineOwner } from './offline-owner.ts'

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

/** Of a day on the device. @param listed ids of the articles that it has now */
export async function dropMissingArticles(entryId: string, listed: readonly string[]): Promise<void> {
  const owner = offlineOwner()
  if (!owner) return
  const { articleName, deleteReply, readDays, saveDay } = await device()
  const day = (await readDays(owner)).find((one) => one.entryId === entryId)
  const gone = day?.articleIds.filter((id) => !listed.includes(id)) ?? []
  if (!day || gone.length === 0 || offlineOwner() !== owner) return
  for (const id of gone) await deleteReply(owner, articleName(id))
  await saveDay(owner, { ...day, articleIds: day.articleIds.filter((id) => listed.includes(id)) })
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
