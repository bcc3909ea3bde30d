import { useInfiniteQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Offer } from '#contract/practice/exchange.ts'
import * as m from '#messages/practice/exchange.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatBriefDate } from '#web/platform/time/dates.ts'
import { AskedText } from '#web/practice/writing/asked-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { ownOffers, useWithdraw } from './api.ts'
import { exchangedDemands } from './demands-in.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { ReviewCard } from './review-card.tsx'
import { STATUS_WORDS } from './words.ts'

interface OwnOffersProps {
  /** Reading language. */
  language: Language
  reportDialog: ReportDialogFor
}

export function OwnOffers({ language, reportDialog }: OwnOffersProps) {
  const list = useInfiniteQuery(ownOffers())
  const offers = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section aria-labelledby="own-offers">
      <h2 id="own-offers" className="mb-2 text-lg font-semibold">
        {m.yourAnswers}
      </h2>
      {list.isError && <QuietFailure text={m.answersNotLoaded} busy={list.isFetching} onRetry={() => list.refetch()} />}
      {list.data && offers.length === 0 && <p className="text-quiet">{m.noneYet}</p>}
      <ol className="space-y-4">
        {offers.map((offer) => (
          <OfferRow key={offer.offer_id} offer={offer} language={language} reportDialog={reportDialog} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button variant="outline" className="mt-4" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {m.olderAnswers}
        </Button>
      )}
    </section>
  )
}

function OfferRow({ offer, language, reportDialog }: OwnOffersProps & { offer: Offer }) {
  const { offer_id, question, status, closes_at, reviews } = offer
  const demands = exchangedDemands(offer, language)
  const withdraw = useWithdraw()
  const mayWithdraw = status === 'waiting' || status === 'open'
  const shownUntil = status === 'open' && closes_at && m.shownUntil({ date: formatBriefDate(closes_at) })
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4">
      <AskedText question={question} language={language} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="max-sm:w-full">
          <QuietLine>
            {shownUntil || STATUS_WORDS[status]}
            {status !== 'waiting' && m.reviews({ count: reviews.length })}
          </QuietLine>
        </div>
        {mayWithdraw && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            busy={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(offer_id, {
                onError: (error) => toast(failureText(error, m.notWithdrawn), 'error'),
              })
            }
          >
            {m.withdraw}
          </Button>
        )}
      </div>
      {reviews.map((review) => (
        <ReviewCard
          key={review.review_id}
          review={review}
          demands={demands}
          namesAppear={m.namesOnceReviewerAgrees}
          reportDialog={(onClose) => reportDialog({ reviewId: review.review_id }, onClose)}
        />
      ))}
    </li>
  )
}
