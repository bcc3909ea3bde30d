import type { AdminFeedback } from '#contract/site/feedback.ts'
import { STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface ChangedMeanwhileProps {
  /** As it is now. */
  item: AdminFeedback
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has changed what this admin was about to change: nothing is overwritten unseen. */
export function ChangedMeanwhile({ item, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <Notice tone="warning" title="This feedback has been changed meanwhile">
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
          Keep mine
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Take what is there
        </Button>
      </div>
    </Notice>
  )
}
