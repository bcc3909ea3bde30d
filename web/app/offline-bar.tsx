import { WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/app/frame.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { pendingCount } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { paths } from '#web/platform/paths.ts'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'

export function OfflineBar() {
  const isOffline = useOffline()
  const count = useOutbox(pendingCount)
  return (
    <div
      role="status"
      className="above-tabs fixed inset-x-0 bottom-[calc(var(--tabs,0px)+var(--player,0px))] z-20 in-data-scroll-locked:invisible print:hidden"
    >
      {isOffline && <Bar words={wordsFor(count)} hasSaved={offlineOwner() !== undefined} />}
    </div>
  )
}

function Bar({ words, hasSaved }: { words: string; hasSaved: boolean }) {
  const bar = useRef<HTMLParagraphElement>(null)
  useRoomBeneath(bar, '--notice')
  return (
    <p
      ref={bar}
      className="flex items-center justify-center gap-2 border-t border-strong bg-sunken px-4 pt-1.5 pb-[max(0.375rem,calc(env(safe-area-inset-bottom)-var(--tabs,0px)-var(--player,0px)))] text-sm"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <span>
        {words}
        {hasSaved && (
          <>
            {' '}
            <Link to={paths.library} className="text-accent underline underline-offset-4">
              {m.seeSavedArticles}
            </Link>
          </>
        )}
      </span>
    </p>
  )
}

function wordsFor(count: number): string {
  if (count > 0) return m.offlineChanges({ count })
  return offlineOwner() ? m.offline : m.offlineOpenPages
}
