import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/exchange.ts'
import { paths } from '#web/platform/paths.ts'
import { AskedText } from '#web/practice/writing/asked-text.tsx'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { exchangeState, givenReviews, ownOffers } from './api.ts'
import { type Exchanged, exchangedDemands, isExchangedIn } from './demands-in.ts'
import { OwnOffers } from './own-offers.tsx'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { ReviewCard } from './review-card.tsx'
import { HOW_IT_WORKS, owedText } from './words.ts'

interface ExchangeProps {
  /** Reading language. */
  language: Language
  reportDialog: ReportDialogFor
}

export function ExchangeHome({ language, reportDialog }: ExchangeProps) {
  const state = useQuery(exchangeState())
  const offers = useInfiniteQuery(ownOffers())
  const given = useInfiniteQuery(givenReviews())
  // Together: the rules are unfolded for those who have no answer here yet.
  if (state.isPending || offers.isPending)
    return (
      <PageLoading label={m.loading}>
        <div className="space-y-8">
          <SkeletonCard lines={3} className="min-h-40" />
          <div>
            <p className="mb-2 text-lg font-semibold">{m.yourAnswers}</p>
            <SkeletonCard lines={3} className="h-40" />
          </div>
        </div>
      </PageLoading>
    )
  if (!state.data) return <LoadFailure title={m.exchangeDidNotLoad} error={state.error} onRetry={() => state.refetch()} />
  const { owed, is_waiting, is_reviewing } = state.data
  const exchanged = [...(offers.data?.pages ?? []), ...(given.data?.pages ?? [])].flatMap((page): Exchanged[] => page.data)
  const isFirstVisit = offers.data?.pages[0]?.data.length === 0
  return (
    <div className="space-y-8">
      <section aria-label={m.reviewing} className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <p className="font-semibold">{owedText(owed, is_waiting)}</p>
        <Link to={paths.reviewAnswer} className={buttonStyle({ className: 'mt-3 max-sm:w-full' })}>
          {is_reviewing ? m.continueReviewing : m.reviewAnswer}
        </Link>
        <Fold summary={m.howItWorks} open={isFirstVisit}>
          <ol className="list-decimal space-y-1 ps-5">
            {HOW_IT_WORKS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Fold>
      </section>
      {exchanged.some((one) => isExchangedIn(one, language)) && <WithEnglish language={language} className="-my-4" />}
      <OwnOffers language={language} reportDialog={reportDialog} />
      <GivenReviews language={language} reportDialog={reportDialog} />
    </div>
  )
}

function GivenReviews({ language, reportDialog }: ExchangeProps) {
  const list = useInfiniteQuery(givenReviews())
  const given = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isError) return <QuietFailure text={m.reviewsNotLoaded} busy={list.isFetching} onRetry={() => list.refetch()} />
  if (given.length === 0) return null
  return (
    <section aria-labelledby="given-reviews">
      <h2 id="given-reviews" className="mb-2 text-lg font-semibold">
        {m.givenReviews}
      </h2>
      <ol className="space-y-4">
        {given.map((review) => (
          <li key={review.review_id} className="space-y-3 rounded-card border border-line bg-surface p-4">
            <AskedText question={review.question} language={language} />
            <ReviewCard
              review={review}
              demands={exchangedDemands(review, language)}
              namesAppear={m.namesOnceAuthorAgrees}
              reportDialog={(onClose) => reportDialog({ offerId: review.offer_id }, onClose)}
            />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button variant="outline" className="mt-4" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {m.olderReviews}
        </Button>
      )}
    </section>
  )
}
