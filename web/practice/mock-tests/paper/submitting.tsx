import { Link } from 'react-router'
import * as m from '#messages/practice/mock-tests/paper.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
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
  const soon = isOver ? m.answersSentSoon : m.testSentSoon
  const whenOnline = isOver ? m.answersSentOnline : m.testSentOnline
  return (
    <div className="mx-auto max-w-2xl space-y-4 py-6">
      <p lang={scriptLanguage(title)} className="text-quiet">
        {title}
      </p>
      <h1 ref={takeFocus} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {isOver ? mock.timeUp : m.testSubmitted}
      </h1>
      {delivery?.state === 'refused' ? (
        <Notice tone="warning">{delivery.message}</Notice>
      ) : isWaiting ? (
        <Notice tone="info" title={m.answersOnDevice}>
          <p className="text-balance">{isAskedToWait ? soon : whenOnline}</p>
        </Notice>
      ) : (
        <p role="status" className="flex items-center gap-2 text-quiet">
          <Spinner />
          {isOver ? m.submittingAnswers : m.submitting}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isWaiting && <SaveNow label={m.submitNow} className={buttonStyle({ className: 'max-sm:w-full' })} />}
        <Link to={paths.mockTests} className={buttonStyle({ variant: 'outline', className: 'max-sm:w-full' })}>
          {mock.backToMockTests}
        </Link>
      </div>
    </div>
  )
}
