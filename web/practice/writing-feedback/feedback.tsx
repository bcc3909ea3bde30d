import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { afterFailure } from '#contract/practice/writing-feedback-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { answerFeedback, type FeedbackState, useAskFeedback, useWithdrawConsent } from './api.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { hasFeedback } from './has-feedback.ts'
import { MadeFeedback, type Scored } from './made-feedback.tsx'

type Service = NonNullable<FeedbackState['service']>

/** Nothing if neither offered nor made. */
export function Feedback({ answerId, ...scored }: Scored & { answerId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(answerFeedback(answerId))
  if (!data) return isError && <QuietFailure text="Feedback did not load." busy={isFetching} onRetry={() => refetch()} />
  if (!hasFeedback(data)) return null
  const { service, request } = data
  return (
    <Card title="AI feedback">
      {request?.state === 'done' && <MadeFeedback feedback={request.feedback} model={request.model} {...scored} />}
      {request?.state === 'waiting' && (
        <p role="status">The AI is reading your answer. You can leave this page: the feedback stays here.</p>
      )}
      {request?.state === 'failed' && (
        <Notice tone="error" title="AI feedback did not arrive">
          <p>
            {request.failure} {afterFailure(request.failure)}
          </p>
        </Notice>
      )}
      {service && request?.state !== 'done' && request?.state !== 'waiting' && (
        <AskForIt answerId={answerId} service={service} isAgain={request !== null} />
      )}
      {service?.has_agreed && <Withdraw host={service.host} />}
    </Card>
  )
}

function AskForIt({ answerId, service, isAgain }: { answerId: string; service: Service; isAgain: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const ask = useAskFeedback(answerId)
  const { host, has_agreed, left_today, per_day } = service
  const failure = ask.isError ? failureText(ask.error, 'This did not work. Please try again.') : undefined
  if (left_today === 0) return <p>You have used your {per_day} for today. Ask again tomorrow.</p>
  const press = () => (has_agreed ? ask.mutate(undefined) : setAsking(true))
  return (
    <>
      {!isAgain && <p>It reads your answer by the key demands and gives marks with reasons, and remarks on single sentences.</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" busy={ask.isPending && !isAsking} onClick={press}>
          {isAgain ? 'Ask again' : 'Ask for feedback'}
        </Button>
        <span className="text-sm text-quiet">
          {left_today} of {per_day} left today
        </span>
      </div>
      {failure && !isAsking && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {isAsking && (
        <ConsentDialog
          host={host}
          isBusy={ask.isPending}
          failure={failure}
          onAgree={() => ask.mutate(host, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Withdraw({ host }: { host: string }) {
  const withdraw = useWithdrawConsent()
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      Sent to {host} with your consent.{' '}
      <Button variant="link" size="sm" className="px-0!" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw
      </Button>
      {withdraw.isError && <span role="alert"> {failureText(withdraw.error, 'This did not work. Please try again.')}</span>}
    </p>
  )
}
