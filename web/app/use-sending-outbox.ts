import { useEffect } from 'react'
import { isOffline, subscribe } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { waitingCount } from '#web/platform/offline/outbox-state.ts'

const CLEAN_UP_AFTER_MS = 3000

/** Skips changes that this page is sending. */
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
