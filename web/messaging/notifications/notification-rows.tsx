import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import * as m from '#messages/messaging/notifications/panel.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { type List, useMarkOneRead } from './api.ts'
import { NotificationRow } from './notification-row.tsx'

interface NotificationRowsProps {
  list: UseInfiniteQueryResult<List>
  onNavigate: () => void
}

export function NotificationRows({ list, onNavigate }: NotificationRowsProps) {
  const markRead = useMarkOneRead()
  const now = useNow()
  const rows = useRef<HTMLOListElement>(null)
  const shown = list.data?.pages.flat() ?? []
  const focusIndex = useRef<number>(null)
  // "Show older" may disappear, so the first older row takes focus.
  useLayoutEffect(() => {
    if (focusIndex.current === null || shown.length <= focusIndex.current) return
    rows.current?.children[focusIndex.current]?.querySelector<HTMLElement>('a, button')?.focus()
    focusIndex.current = null
  }, [shown.length])
  const setLoadingOlder = (isLoading: boolean) => {
    focusIndex.current = isLoading ? shown.length : null
  }

  if (shown.length === 0) return <NoNotifications />
  return (
    <>
      <ol ref={rows}>
        {shown.map((one) => (
          <NotificationRow
            key={one.notification_id}
            notification={one}
            now={now}
            onRead={() => markRead.mutate(one.notification_id)}
            onNavigate={onNavigate}
          />
        ))}
      </ol>
      {list.hasNextPage && <ShowOlder list={list} onLoading={setLoadingOlder} />}
    </>
  )
}

/** Disabling it while loading would lose keyboard focus. */
function ShowOlder({ list, onLoading }: { list: UseInfiniteQueryResult<List>; onLoading: (areComing: boolean) => void }) {
  const show = async () => {
    if (list.isFetchingNextPage) return
    onLoading(true)
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) onLoading(false)
  }
  return (
    <div className="border-t border-line p-2 text-center">
      {list.isFetchNextPageError && (
        <p role="alert" className="px-2 py-1 text-sm text-danger">
          {failureText(list.error, m.olderDidNotLoad)}
        </p>
      )}
      <Button variant="outline" aria-disabled={list.isFetchingNextPage} onClick={show}>
        {list.isFetchingNextPage ? m.loadingOlder : m.showOlder}
      </Button>
    </div>
  )
}

function NoNotifications() {
  return (
    <div className="p-4 pt-0">
      <EmptyState icon={Bell} title={m.noneYet}>
        {m.whatComes}
      </EmptyState>
    </div>
  )
}
