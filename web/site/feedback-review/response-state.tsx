import { AnsweredMark } from '#web/site/feedback/answered-mark.tsx'

interface ResponseStateProps {
  isAnswered: boolean
  /** Says of what it is the state, where no column does. */
  hasLabel?: boolean
}

export function ResponseState({ isAnswered, hasLabel = false }: ResponseStateProps) {
  if (isAnswered)
    return (
      <span className="text-sm">
        <AnsweredMark />
      </span>
    )
  return <span className="text-sm text-quiet">{hasLabel ? 'Response: Pending' : 'Pending'}</span>
}
