import { useEffect } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { Toaster } from '#web/ui/status/toast.tsx'
import { offerNewVersion } from './offer-new-version.ts'
import { useCleanOfflineStore, useSendingOutbox } from './use-sending-outbox.ts'

/** Outbox, clean-up, toasts and the offer of a new version of every signed-in page. This code is loaded after the page's own. */
export function Background() {
  const { user } = useSession()
  const who = user && `${user.id} ${user.role}`
  useSendingOutbox(who)
  useCleanOfflineStore(who)
  useEffect(offerNewVersion, [])
  return <Toaster />
}
