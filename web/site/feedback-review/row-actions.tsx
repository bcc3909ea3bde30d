import { Trash2 } from 'lucide-react'
import type { AdminFeedback } from '#contract/site/feedback.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import type { OpenFeedback } from './feedback-dialog.tsx'

export interface RowProps {
  item: AdminFeedback
  onOpen: (open: OpenFeedback) => void
}

export function RowActions({ item, onOpen }: RowProps) {
  return (
    <span className="ms-auto flex items-center justify-end gap-1">
      <Button variant="outline" onClick={() => onOpen({ item, step: 'review' })}>
        View
        <span className="sr-only">
          {item.tracking_id}, <span lang={scriptLanguage(item.subject)}>{item.subject}</span>
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
