import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { AssignedAnswer } from '#contract/practice/exchange.ts'
import * as m from '#messages/practice/exchange.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatTime } from '#web/platform/time/dates.ts'
import { AskedText } from '#web/practice/writing/asked-text.tsx'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { PrivatePicture } from '#web/ui/private-picture.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { loadAssignedPhoto, nextAnswer } from './api.ts'
import { exchangedDemands, isExchangedIn } from './demands-in.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { ReviewForm } from './review-form.tsx'

interface ReviewDeskProps {
  /** Reading language. */
  language: Language
  reportDialog: ReportDialogFor
}

export function ReviewDesk({ language, reportDialog }: ReviewDeskProps) {
  const answer = useQuery(nextAnswer())
  const navigate = useNavigate()
  const queries = useQueryClient()
  if (answer.isPending)
    return (
      <PageLoading label={m.lookingForAnswer}>
        <SkeletonCard lines={9} className="h-96" />
      </PageLoading>
    )
  if (answer.isError) return <LoadFailure title={m.nextAnswerDidNotLoad} error={answer.error} onRetry={() => answer.refetch()} />
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
      <TheAnswer answer={answer.data} language={language} />
      <ReviewForm
        key={answer.data.offer_id}
        offerId={answer.data.offer_id}
        demands={exchangedDemands(answer.data, language)}
        onDone={leave}
        reportDialog={reportDialog}
      />
    </div>
  )
}

/** The question in the reading language, the answer as it was written. */
function TheAnswer({ answer, language }: { answer: AssignedAnswer; language: Language }) {
  const { offer_id, question, text, photos, reserved_until } = answer
  return (
    <section aria-label={m.theAnswer} className="space-y-4">
      <p className="text-sm text-quiet">{m.reservedUntil({ time: formatTime(reserved_until) })}</p>
      <div className="text-lg">
        <AskedText question={question} language={language} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-quiet">{m.marksAndWords({ marks: question.marks, words: question.words })}</p>
        {isExchangedIn(answer, language) && <WithEnglish language={language} />}
      </div>
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
