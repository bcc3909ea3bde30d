import { useSession } from '#web/platform/session/session.ts'
import { Toaster } from '#web/ui/status/toast.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useCleanOfflineStore, useSendingOutbox } from './use-sending-outbox.ts'

/** What goes on behind every signed-in page; its code comes after theirs. */
export function Background() {
  const { user } = useSession()
  const who = user && `${user.id} ${user.role}`
  useSendingOutbox(who)
  useCleanOfflineStore(who)
  return (
    <>
      <OfflineBar />
      <Toaster />
    </>
  )
}
