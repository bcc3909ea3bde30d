import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { ManageRowProps } from './manage-list.tsx'

export function RowActions({ item, onOpen }: ManageRowProps) {
  return (
    <span className="flex items-center justify-end gap-1">
      <Button variant="outline" onClick={() => onOpen({ item, step: 'review' })}>
        View
        <span className="sr-only">
          {item.tracking_id}, {item.subject}
        </span>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${item.tracking_id}, ${item.subject}`}
        onClick={() => onOpen({ item, step: 'delete' })}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </span>
  )
}
