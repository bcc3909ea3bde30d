import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as m from '#messages/messaging/notifications/panel.ts'
import { notifications } from '#messages/messaging/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { dropOlderPages, notificationList, useMarkAllRead } from './api.ts'
import { NotificationRows } from './notification-rows.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { unreadIds } from './unread.ts'

interface PanelProps {
  unread: number
  onNavigate: () => void
}

export function NotificationPanel({ unread, onNavigate }: PanelProps) {
  const queries = useQueryClient()
  const list = useInfiniteQuery(notificationList())
  useEffect(() => () => dropOlderPages(queries), [queries])
  const hasUnread = unread > 0 || unreadIds(list.data?.pages ?? []).length > 0

  return (
    <>
      <div className="sticky top-0 flex flex-wrap items-center justify-between gap-x-3 bg-surface py-1 pe-1 ps-4">
        <h2 className="py-2 text-lg font-semibold">{notifications}</h2>
        <MarkAll hasUnread={hasUnread} />
      </div>
      {list.isPending && <PanelSkeleton />}
      {list.isError && !list.data && (
        <div className="p-4 pt-0">
          <LoadFailure title={m.notificationsDidNotLoad} error={list.error} onRetry={() => list.refetch()} />
        </div>
      )}
      {list.data && <NotificationRows list={list} onNavigate={onNavigate} />}
    </>
  )
}

/** Hiding or disabling it would lose keyboard focus. */
function MarkAll({ hasUnread }: { hasUnread: boolean }) {
  const markAll = useMarkAllRead()
  return (
    <Button
      variant="link"
      className="-ms-3"
      aria-disabled={!hasUnread}
      onClick={() => {
        if (hasUnread && !markAll.isPending) markAll.mutate()
      }}
    >
      {m.markAllRead}
    </Button>
  )
}
