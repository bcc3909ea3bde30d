import { useQuery } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import * as m from '#messages/reading/progress.ts'
import { MENU_ITEM } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { readIds, useMarkRead, useMarkUnread } from './api.ts'

export function ReadToggle({ articleId }: { articleId: string }) {
  const ids = useQuery(readIds()).data
  const markRead = useMarkRead(articleId)
  const markUnread = useMarkUnread(articleId)
  const isRead = ids?.includes(articleId) ?? false
  const isBusy = markRead.isPending || markUnread.isPending
  const Icon = isRead ? Undo2 : Check

  const toggle = () => {
    if (isBusy) return
    const mark = isRead ? markUnread : markRead
    mark.mutate(undefined, { onError: () => toast(m.readingMarkNotChanged, 'error') })
  }

  if (!ids) return null
  return (
    <button type="button" data-stays aria-disabled={isBusy} onClick={toggle} className={MENU_ITEM}>
      <Icon aria-hidden="true" className="size-4" />
      {isRead ? m.markUnread : m.markRead}
    </button>
  )
}
