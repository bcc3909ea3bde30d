import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { exchangeState } from './api.ts'
import { GivenReviews } from './given-reviews.tsx'
import { OwnOffers } from './own-offers.tsx'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { HOW_IT_WORKS, owedText } from './words.ts'

/** What one owes, the own answers with their reviews, and the reviews one wrote. */
export function ExchangeHome({ reportDialog }: { reportDialog: ReportDialogFor }) {
  const state = useQuery(exchangeState())
  if (state.isPending)
    return (
      <PageLoading label="Loading the answer exchange">
        <Skeleton className="h-40 w-full rounded-card" />
      </PageLoading>
    )
  if (!state.data)
    return (
      <ErrorState
        title="The answer exchange could not be loaded"
        text={failureText(state.error, 'Please try again in a moment.')}
        onRetry={() => state.refetch()}
      />
    )
  const { owed, is_waiting, is_reviewing } = state.data
  return (
    <div className="space-y-8">
      <section aria-label="How it works" className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <ol className="list-decimal space-y-1 pl-5">
          {HOW_IT_WORKS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className="mt-4 font-semibold">{owedText(owed, is_waiting)}</p>
        <Link to={paths.reviewAnswer} className={buttonStyle({ className: 'mt-3 max-sm:w-full' })}>
          {is_reviewing ? 'Go on reviewing' : 'Review an answer'}
        </Link>
      </section>
      <OwnOffers reportDialog={reportDialog} />
      <GivenReviews reportDialog={reportDialog} />
    </div>
  )
}
