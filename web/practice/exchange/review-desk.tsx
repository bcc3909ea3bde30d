import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { AssignedAnswer } from '#contract/practice/exchange.ts'
import * as m from '#messages/practice/exchange.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatTime } from '#web/platform/time/dates.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PrivatePicture } from '#web/ui/private-picture.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { loadAssignedPhoto, nextAnswer } from './api.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { ReviewForm } from './review-form.tsx'

export function ReviewDesk({ reportDialog }: { reportDialog: ReportDialogFor }) {
  const answer = useQuery(nextAnswer())
  const navigate = useNavigate()
  const queries = useQueryClient()
  if (answer.isPending)
    return (
      <PageLoading label={m.lookingForAnswer}>
        <SkeletonCard lines={9} className="h-96" />
      </PageLoading>
    )
  if (answer.isError) return <LoadFailure what={m.nextAnswer} error={answer.error} onRetry={() => answer.refetch()} />
  if (!answer.data)
    return (
      <EmptyState
        icon={ClipboardCheck}
        title={m.noneWaiting}
        action={
          <Link to={paths.exchange} className={buttonStyle()}>
            {m.backToExchange}
          </Link>
        }
      >
        {m.checkLater}
      </EmptyState>
    )
  const leave = () => {
    queries.removeQueries({ queryKey: nextAnswer().queryKey })
    navigate(paths.exchange)
  }
  return (
    <div className="space-y-6">
      <TheAnswer answer={answer.data} />
      <ReviewForm key={answer.data.offer_id} answer={answer.data} onDone={leave} reportDialog={reportDialog} />
    </div>
  )
}

function TheAnswer({ answer: { offer_id, question, text, photos, reserved_until } }: { answer: AssignedAnswer }) {
  return (
    <section aria-label={m.theAnswer} className="space-y-4">
      <p className="text-sm text-quiet">{m.reservedUntil({ time: formatTime(reserved_until) })}</p>
      <p lang={scriptLanguage(question.text)} className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
        {question.text}
      </p>
      <p className="text-sm text-quiet">{m.marksAndWords({ marks: question.marks, words: question.words })}</p>
      {text && (
        <p
          dir="auto"
          lang={scriptLanguage(text)}
          className="rounded-card border border-line bg-surface p-4 font-serif leading-reading whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
      )}
      {Array.from({ length: photos }, (_, n) => n + 1).map((number) => (
        <PrivatePicture
          key={number}
          name={['assigned', offer_id, String(number)]}
          load={(signal) => loadAssignedPhoto(offer_id, number, signal)}
          alt={m.pageAlt({ page: number })}
        />
      ))}
    </section>
  )
}
