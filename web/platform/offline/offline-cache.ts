import { isPermanentError, isUnreachable } from '#web/platform/http/call.ts'
import { offlineOwner } from './offline-owner.ts'

/** The code of the offline store is loaded only for users who may read offline. */
const device = () => import('./offline-store.ts')

/**
 * Makes a call and stores the reply for reading offline. If the server cannot be reached, returns the stored reply.
 * @param name the key of the stored reply
 */
export async function withOfflineFallback<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const owner = offlineOwner()
  if (!owner) return ask()
  try {
    const value = await ask()
    device()
      // The reply may have told that the user is no longer Pro, which deletes what is stored.
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

/** @returns the stored reply; `undefined` where there is none, or the user may not read offline */
export const readOffline = <T>(name: string): Promise<T | undefined> =>
  readAsOwner((owner) => device().then(({ readReply }) => readReply(owner, name) as Promise<T | undefined>))

/** The first stored reply whose name starts with `beginning` and that fits. */
export const findOffline = <T>(beginning: string, fits: (value: T) => boolean): Promise<T | undefined> =>
  readAsOwner((owner) => device().then(({ findReply }) => findReply(owner, beginning, fits)))

export const readSoundOffline = (articleId: string, language: string): Promise<Blob | undefined> =>
  readAsOwner((owner) => device().then(({ readSound, soundName }) => readSound(owner, soundName(articleId, language))))

async function readAsOwner<T>(find: (owner: string) => Promise<T | undefined>): Promise<T | undefined> {
  const owner = offlineOwner()
  if (!owner) return undefined
  try {
    const value = await find(owner)
    // Another user may have signed in since the call.
    return offlineOwner() === owner ? value : undefined
  } catch {
    return undefined
  }
}
