import { useLayoutEffect } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isUserItemKey } from '#web/platform/storage/user-storage.ts'
import { showReadingLook } from '#web/platform/theme/reading-look.ts'

/** Keeps the look of articles true to who is signed in, whatever changes it: this tab, another one, or the account itself. */
export function useReadingLook(user: User | null): void {
  useLayoutEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (isUserItemKey(key)) showReadingLook(user)
    }
    showReadingLook(user)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [user])

  // Not at every change of the person’s facts: what measures the page in between would see it as it never is.
  useLayoutEffect(() => () => showReadingLook(null), [])
}
