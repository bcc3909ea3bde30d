import { useEffect } from 'react'
import { isOffline, subscribe } from '#web/platform/http/network.ts'
import { readUserItem } from '#web/platform/storage/user-storage.ts'
import { UNSENT_SETTINGS } from '#web/platform/theme/reading-look.ts'

/** What an earlier visit could not send goes now, or when the server can be reached again. Nothing is loaded for it without need. */
export function useSendingReadingSettings(owner: string | undefined): void {
  useEffect(() => {
    if (!owner) return
    const send = () => {
      if (!isOffline() && readUserItem(owner, UNSENT_SETTINGS))
        import('./saving.ts').then(({ save }) => save()).catch(() => undefined)
    }
    send()
    return subscribe(send)
  }, [owner])
}
