import { useInfiniteQuery } from '@tanstack/react-query'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { givenReviews } from './api.ts'
import type { ReportDialogFor } from './report-dialog-for.ts'
import { ReviewCard } from './review-card.tsx'

/** The reviews that one wrote; nothing if there are none. */
export function GivenReviews({ reportDialog }: { reportDialog: ReportDialogFor }) {
  const list = useInfiniteQuery(givenReviews())
  const given = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isError)
    return <QuietFailure text="Your reviews could not be loaded." busy={list.isFetching} onRetry={() => list.refetch()} />
  if (given.length === 0) return null
  return (
    <section aria-labelledby="given-reviews">
      <h2 id="given-reviews" className="mb-2 text-lg font-semibold">
        Reviews that you wrote
      </h2>
      <ol>
        {given.map((review) => (
          <li key={review.review_id} className="space-y-3 border-b border-line py-4">
            <p lang={scriptLanguage(review.question.text)} className="font-medium wrap-anywhere">
              {review.question.text}
            </p>
            <ReviewCard
              review={review}
              demands={review.demands}
              other="the author"
              reportDialog={(onClose) => reportDialog({ offerId: review.offer_id }, onClose)}
            />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button variant="outline" className="mt-4" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show older reviews
        </Button>
      )}
    </section>
  )
}
