import { useEffect, useSyncExternalStore } from 'react'
import { useFirstAct } from '#web/platform/hooks/use-first-act.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useSession } from '#web/platform/session/session.ts'
import { onToasts, toastMessages } from '#web/ui/status/toast-store.ts'
import { offerNewVersion } from './offer-new-version.ts'
import { useCleanOfflineStore, useSendingOutbox } from './use-sending-outbox.ts'

export function Background() {
  const { user } = useSession()
  const who = user && `${user.id} ${user.role}`
  useSendingOutbox(who)
  useCleanOfflineStore(who)
  useEffect(offerNewVersion, [])
  const Toaster = useToaster()
  return Toaster && <Toaster />
}

/** Loaded early: the first message may be that the network is lost. */
function useToaster() {
  const hasActed = useFirstAct()
  const hasMessage = useSyncExternalStore(onToasts, () => toastMessages().length > 0)
  return useLoaded(hasActed || hasMessage, async () => (await import('#web/ui/status/toast.tsx')).Toaster)
}
