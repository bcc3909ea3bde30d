import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { AnsweredMark } from '#web/site/feedback/answered-mark.tsx'

interface ResponseStateProps {
  isAnswered: boolean
  status: FeedbackStatus
  /** Says of what it is the state, where no column does. */
  hasLabel?: boolean
}

/** Nothing is pending once the feedback is resolved or closed. */
export function ResponseState({ isAnswered, status, hasLabel = false }: ResponseStateProps) {
  if (isAnswered)
    return (
      <span className="text-sm">
        <AnsweredMark />
      </span>
    )
  if (status === 'resolved' || status === 'closed') return <span className="text-sm text-quiet">No response</span>
  return <span className="text-sm text-quiet">{hasLabel ? 'Response: Pending' : 'Pending'}</span>
}
