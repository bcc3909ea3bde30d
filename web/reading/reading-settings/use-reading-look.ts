import { useLayoutEffect } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { showReadingLook } from '#web/platform/theme/reading-look.ts'

/** Changes may come from this tab, another tab or the account. */
export function useReadingLook(user: User | null): void {
  useLayoutEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (isUserItemKey(key)) showReadingLook(user)
    }
    showReadingLook(user)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [user])

  // Only on unmount: else each change of the user flashes the default.
  useLayoutEffect(() => () => showReadingLook(null), [])
}
