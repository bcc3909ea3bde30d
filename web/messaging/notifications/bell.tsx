import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import * as m from '#messages/messaging/notifications.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useSettled } from '#web/platform/http/use-settled.ts'
import { Button } from '#web/ui/button.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { isMarking, notificationList, unreadCount } from './api.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { badgeText, bellLabel, unreadText } from './unread.ts'

/** Loads the code of the panel when it opens. */
export function Bell() {
  const queries = useQueryClient()
  const { data, refetch } = useQuery({ ...unreadCount(), enabled: useSettled() })
  const { isOpen, setOpen, box, button } = useDisclosure()
  const panelId = useId()
  const Panel = useLoaded(isOpen, async () => (await import('./notification-panel.tsx')).NotificationPanel)
  const count = data ?? 0

  useEffect(() => {
    if (!isOpen) return
    queries.prefetchInfiniteQuery(notificationList())
    refetch()
  }, [isOpen, queries, refetch])

  // The link disappears; the next page's heading takes focus.
  const closeAfterNavigation = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={box} className="@3xl:relative">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="relative"
        aria-label={bellLabel(count)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden="true" className="size-6" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 inset-s-1/2 min-w-5 rounded-full bg-signal px-1 text-xs leading-5 font-semibold text-on-signal"
          >
            {badgeText(count)}
          </span>
        )}
      </Button>
      <section
        id={panelId}
        hidden={!isOpen}
        tabIndex={-1}
        aria-label={m.notifications}
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-y border-line bg-surface shadow-lg outline-none @lg:inset-e-4 @lg:inset-s-auto @lg:mt-1 @lg:w-104 @lg:rounded-card @lg:border @3xl:inset-e-0"
      >
        {isOpen && (Panel ? <Panel unread={count} onNavigate={closeAfterNavigation} /> : <PanelSkeleton />)}
      </section>
      <UnreadAnnouncer count={data} />
    </div>
  )
}

/** Another tab or device may change the count, which reloads an open list. */
function UnreadAnnouncer({ count }: { count: number | undefined }) {
  const queries = useQueryClient()
  const previous = useRef<number>(undefined)
  const [text, setText] = useState('')

  useEffect(() => {
    if (count === undefined) return
    const before = previous.current ?? count
    const hasRisen = count > before
    previous.current = count
    setText(hasRisen ? unreadText(count) : '')
    if (count !== before && !isMarking(queries)) queries.invalidateQueries(notificationList())
  }, [count, queries])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
