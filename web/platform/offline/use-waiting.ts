import { useCallback, useSyncExternalStore } from 'react'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { onWaiting } from './outbox.ts'

/** Something made of what waits to be sent, of this tab and others. @param read gives a text or a number: equal ones draw nothing anew */
export function useWaiting<T extends string | number>(read: () => T): T {
  const subscribe = useCallback((look: () => void) => {
    const onStorage = ({ key }: StorageEvent) => isUserItemKey(key) && look()
    window.addEventListener('storage', onStorage)
    const stop = onWaiting(look)
    return () => {
      window.removeEventListener('storage', onStorage)
      stop()
    }
  }, [])
  return useSyncExternalStore(subscribe, read)
}
