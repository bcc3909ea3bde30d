import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { type List, useMarkOneRead } from './api.ts'
import { NotificationRow } from './notification-row.tsx'

interface NotificationRowsProps {
  list: UseInfiniteQueryResult<List>
  onLeave: () => void
}

export function NotificationRows({ list, onLeave }: NotificationRowsProps) {
  const markRead = useMarkOneRead()
  const now = useNow()
  const rows = useRef<HTMLOListElement>(null)
  const shown = list.data?.pages.flat() ?? []
  const goesTo = useRef<number>(null)
  // The button that was pressed may be gone; reading goes on with the first of the older ones, as soon as it is there.
  useLayoutEffect(() => {
    if (goesTo.current === null || shown.length <= goesTo.current) return
    rows.current?.children[goesTo.current]?.querySelector<HTMLElement>('a, button')?.focus()
    goesTo.current = null
  }, [shown.length])
  const awaitOlder = (areComing: boolean) => {
    goesTo.current = areComing ? shown.length : null
  }

  if (shown.length === 0) return <NoneYet />
  return (
    <>
      <ol ref={rows}>
        {shown.map((one) => (
          <NotificationRow
            key={one.notification_id}
            notification={one}
            now={now}
            onRead={() => markRead.mutate(one.notification_id)}
            onLeave={onLeave}
          />
        ))}
      </ol>
      {list.hasNextPage && <ShowOlder list={list} onAsk={awaitOlder} />}
    </>
  )
}

/** Not disabled while it is busy: it would lose the keyboard focus. */
function ShowOlder({ list, onAsk }: { list: UseInfiniteQueryResult<List>; onAsk: (areComing: boolean) => void }) {
  const show = async () => {
    if (list.isFetchingNextPage) return
    onAsk(true)
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) onAsk(false)
  }
  return (
    <div className="border-t border-line p-2 text-center">
      {list.isFetchNextPageError && (
        <p role="alert" className="px-2 py-1 text-sm text-danger">
          {failureText(list.error, 'Older notifications could not be loaded.')}
        </p>
      )}
      <Button variant="outline" aria-disabled={list.isFetchingNextPage} onClick={show}>
        {list.isFetchingNextPage ? 'Loading older' : 'Show older'}
      </Button>
    </div>
  )
}

function NoneYet() {
  return (
    <div className="p-4 pt-0">
      <EmptyState icon={Bell} title="No notifications yet">
        When a new day is published or you reach a milestone, it is told here.
      </EmptyState>
    </div>
  )
}
