import { useSession } from '#web/platform/session/session.ts'
import { useSendingUnsent } from '#web/practice/quizzes/use-sending-unsent.ts'
import { useSendingReadingSettings } from '#web/reading/reading-settings/use-sending-reading-settings.ts'
import { Toaster } from '#web/ui/status/toast.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { useSendingWaiting } from './use-sending-waiting.ts'

/** What goes on behind every signed-in page; its code comes after theirs. */
export function Background() {
  const { user } = useSession()
  useSendingUnsent(user?.id)
  useSendingReadingSettings(user?.id)
  useSendingWaiting(user && `${user.id} ${user.role}`)
  return (
    <>
      <OfflineBar />
      <Toaster />
    </>
  )
}
