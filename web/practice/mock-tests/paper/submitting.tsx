import { Link } from 'react-router'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import { paths } from '#web/platform/paths.ts'
import { SaveNow } from '#web/practice/quizzes/save-now.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'

interface SubmittingProps {
  title: string
  /** Otherwise the person submitted. */
  isOver: boolean
  delivery: Delivery | undefined
  isOffline: boolean
}

export function Submitting({ title, isOver, delivery, isOffline }: SubmittingProps) {
  const isWaiting = isOffline || delivery?.state === 'waiting'
  const isAskedToWait = !isOffline && delivery?.state === 'waiting' && delivery.reason !== undefined
  const when = isAskedToWait ? 'automatically in a moment' : 'when you’re back online'
  return (
    <div className="mx-auto max-w-2xl space-y-4 py-6">
      <p className="text-quiet">{title}</p>
      <h1 ref={takeFocus} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {isOver ? 'Time is up' : 'Test submitted'}
      </h1>
      {delivery?.state === 'refused' ? (
        <Notice tone="warning">{delivery.message}</Notice>
      ) : isWaiting ? (
        <Notice tone="info" title="Your answers are on this device">
          <p>
            {isOver ? 'Answers given in time are submitted' : 'The test is submitted'} {when}. Stay signed in until then.
          </p>
          <SaveNow label="Submit now" />
        </Notice>
      ) : (
        <p role="status" className="flex items-center gap-2 text-quiet">
          <Spinner />
          {isOver ? 'Submitting your answers…' : 'Submitting…'}
        </p>
      )}
      <Link to={paths.mockTests} className={buttonStyle({ variant: 'outline' })}>
        Back to mock tests
      </Link>
    </div>
  )
}
