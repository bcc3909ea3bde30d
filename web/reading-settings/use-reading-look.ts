import { useEffect, useLayoutEffect } from 'react'
import type { User } from '#contract/accounts.ts'
import { isOwnKey, readOwn } from '#web/platform/own-storage.ts'
import { showReadingLook, UNSENT_SETTINGS } from '#web/platform/reading-look.ts'

/** Keeps the look of articles true to who is signed in, whatever changes it: this tab, another one, or the account itself. */
export function useReadingLook(user: User | null): void {
  useLayoutEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (isOwnKey(key)) showReadingLook(user)
    }
    showReadingLook(user)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
      showReadingLook(null)
    }
  }, [user])

  // What an earlier visit could not send goes now, or when the network is back. Nothing is loaded for it without need.
  const owner = user?.id
  useEffect(() => {
    if (!owner) return
    const send = () => {
      if (readOwn(owner, UNSENT_SETTINGS)) import('./saving.ts').then(({ save }) => save()).catch(() => undefined)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [owner])
}
