import type { AdminFeedback } from '#contract/site/feedback.ts'
import { STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface EditConflictNoticeProps {
  /** The version on the server. */
  item: AdminFeedback
  onKeepMine: () => void
  onUseTheirs: () => void
}

export function EditConflictNotice({ item, onKeepMine, onUseTheirs }: EditConflictNoticeProps) {
  return (
    <Notice tone="warning" title="This feedback was changed by someone else">
      <p>
        Its status is now {STATUS_LABELS[item.status]}
        {item.admin_response ? ', and the response reads:' : ', without a response.'}
      </p>
      {item.admin_response && (
        <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap">
          {item.admin_response}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="outline" onClick={onKeepMine}>
          Keep my changes
        </Button>
        <Button variant="outline" onClick={onUseTheirs}>
          Use the saved version
        </Button>
      </div>
    </Notice>
  )
}
