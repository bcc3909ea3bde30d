import { useEffect } from 'react'
import { isOffline, subscribe } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { waitingCount } from '#web/platform/offline/outbox-state.ts'

const CLEAN_UP_AFTER_MS = 3000

/**
 * Sends changes left from an earlier visit, not those that this page is sending just now: at the start, after signing in, when the network is back and when the window
 * gets focus.
 */
export function useSendingOutbox(who: string | null): void {
  useEffect(() => {
    if (!who) return
    const sendPending = () => {
      if (waitingCount() > 0) sendOutbox()
    }
    sendPending()
    const stop = onNetworkBack(() => (offlineOwner() ? sendOutbox() : sendPending()))
    window.addEventListener('focus', sendPending)
    return () => {
      stop()
      window.removeEventListener('focus', sendPending)
    }
  }, [who])
}

/** Deletes offline data that is too old or belongs to other users. */
export function useCleanOfflineStore(who: string | null): void {
  useEffect(() => {
    const userId = offlineOwner()
    if (!who || !userId) return
    const timer = setTimeout(
      () =>
        import('#web/platform/offline/offline-store.ts').then(({ deleteStale }) => deleteStale(userId)).catch(() => undefined),
      CLEAN_UP_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [who])
}

/** If the code cannot be loaded now, the next event tries again. */
function sendOutbox() {
  import('./send-outbox.ts').then((module) => module.sendOutbox()).catch(() => undefined)
}

function onNetworkBack(listener: () => void): () => void {
  let wasOffline = isOffline()
  return subscribe(() => {
    const now = isOffline()
    if (wasOffline && !now) listener()
    wasOffline = now
  })
}
