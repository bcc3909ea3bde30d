import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { afterFailure } from '#contract/practice/writing-feedback-rules.ts'
import * as m from '#messages/practice/writing-feedback.ts'
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
  if (!data) return isError && <QuietFailure text={m.notLoaded} busy={isFetching} onRetry={() => refetch()} />
  if (!hasFeedback(data)) return null
  const { service, request } = data
  return (
    <Card title={m.aiFeedback}>
      {request?.state === 'done' && <MadeFeedback feedback={request.feedback} model={request.model} {...scored} />}
      {request?.state === 'waiting' && <p role="status">{m.waiting}</p>}
      {request?.state === 'failed' && (
        <Notice tone="error" title={m.didNotArrive}>
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
  const failure = ask.isError ? failureText(ask.error, m.didNotWork) : undefined
  if (left_today === 0) return <p>{m.usedUp({ count: per_day })}</p>
  const press = () => (has_agreed ? ask.mutate(undefined) : setAsking(true))
  return (
    <>
      {!isAgain && <p>{m.whatItDoes}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" busy={ask.isPending && !isAsking} onClick={press}>
          {isAgain ? m.askAgain : m.ask}
        </Button>
        <span className="text-sm text-quiet">{m.leftToday({ left: left_today, count: per_day })}</span>
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
      {m.sentTo({ host })}{' '}
      <Button variant="link" size="sm" className="px-0!" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {m.withdraw}
      </Button>
      {withdraw.isError && <span role="alert"> {failureText(withdraw.error, m.didNotWork)}</span>}
    </p>
  )
}
