import { useLayoutEffect } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { showReadingLook } from '#web/platform/theme/reading-look.ts'

/** Applies the reading settings of the signed-in person when this tab, another tab or the account changes them. */
export function useReadingLook(user: User | null): void {
  useLayoutEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (isUserItemKey(key)) showReadingLook(user)
    }
    showReadingLook(user)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [user])

  // Reset only on unmount: resetting on each change of the user would cause a flash of the default look.
  useLayoutEffect(() => () => showReadingLook(null), [])
}
