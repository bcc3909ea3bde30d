import { useSession } from '#web/platform/session/session.ts'
import { Toaster } from '#web/ui/status/toast.tsx'
import { useCleanOfflineStore, useSendingOutbox } from './use-sending-outbox.ts'

/** Outbox, clean-up and toasts of every signed-in page. This code is loaded after the page's own. */
export function Background() {
  const { user } = useSession()
  const who = user && `${user.id} ${user.role}`
  useSendingOutbox(who)
  useCleanOfflineStore(who)
  return <Toaster />
}
