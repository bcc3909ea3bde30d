import { useSyncExternalStore } from 'react'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { onOutboxChange } from './outbox-state.ts'

/** @param read must return a stable value */
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
