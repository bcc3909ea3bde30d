import { useSyncExternalStore } from 'react'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { onOutboxChange } from './outbox-state.ts'

/** Reads from the outbox of this and other tabs. @param read must return a primitive, or the same object until it changes */
export const useOutbox = <T>(read: () => T): T => useSyncExternalStore(subscribe, read)

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => isUserItemKey(key) && listener()
  window.addEventListener('storage', onStorage)
  const stop = onOutboxChange(listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    stop()
  }
}
