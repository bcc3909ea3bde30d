import { useEffect } from 'react'
import { isOffline, subscribe } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { onWaiting } from '#web/platform/offline/outbox.ts'
import { userItemNames } from '#web/platform/storage/user-storage.ts'

const SETTLES_MS = 3000
/** By then what was done with a network has arrived. */
const FIRST_PAUSE_MS = 5000

/** Sends what an earlier visit could not, at the start and whenever the server can be reached again; and tidies up the device. */
export function useSendingWaiting(who: string | null): void {
  useEffect(() => {
    const owner = offlineOwner()
    if (!who || !owner) return
    let wasOffline = isOffline()
    const send = (isBack: boolean) => {
      // Code that cannot be had now is as good as a server that is away: the next occasion comes.
      if (isBack || userItemNames(owner, 'waiting/').length > 0)
        import('./send-waiting.ts').then(({ sendAllWaiting }) => sendAllWaiting()).catch(() => undefined)
    }
    send(false)
    const tidying = setTimeout(
      () => import('#web/platform/offline/offline-store.ts').then(({ deleteStale }) => deleteStale(owner)).catch(() => undefined),
      SETTLES_MS,
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopWaiting = onWaiting(() => {
      clearTimeout(timer)
      timer = setTimeout(() => send(false), FIRST_PAUSE_MS)
    })
    const stop = subscribe(() => {
      const now = isOffline()
      if (wasOffline && !now) send(true)
      wasOffline = now
    })
    return () => {
      clearTimeout(tidying)
      clearTimeout(timer)
      stopWaiting()
      stop()
    }
  }, [who])
}
