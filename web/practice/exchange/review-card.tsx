import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ExchangeDemand, ReceivedReview } from '#contract/practice/exchange.ts'
import type { ShownDemand } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/exchange.ts'
import { failureText } from '#web/platform/http/call.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { useWithEnglish } from '#web/reading/shared/with-english.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useShowName } from './api.ts'
import { marksText } from './words.ts'

interface ReviewCardProps {
  review: ReceivedReview
  demands: readonly ShownDemand<ExchangeDemand>[]
  /** Says when names appear, while only this side has agreed. */
  namesAppear: string
  reportDialog: (onClose: () => void) => ReactNode
}

export function ReviewCard({ review, demands, namesAppear, reportDialog }: ReviewCardProps) {
  const [isReporting, setReporting] = useState(false)
  const isWithEnglish = useWithEnglish()
  const total = demands.reduce((sum, { marks_hundredths }) => sum + marks_hundredths, 0)
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <p className="font-semibold">{m.totalMarks({ score: marksText(review.score_hundredths), total: marksText(total) })}</p>
      <p dir="auto" lang={scriptLanguage(review.comment)} className="whitespace-pre-line wrap-anywhere">
        {review.comment}
      </p>
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-medium">
          {m.marksByDemand}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
        </summary>
        <ul className="space-y-2">
          {demands.map(({ point, english, marks_hundredths }, n) => (
            <li key={point} className="flex justify-between gap-4">
              <span className="wrap-anywhere">
                <span lang={scriptLanguage(point)}>{point}</span>
                {isWithEnglish && english && (
                  <span lang="en" className="mt-0.5 block">
                    {english}
                  </span>
                )}
              </span>
              <span className="whitespace-nowrap">
                {m.mark({ score: marksText(review.scores[n] ?? 0), total: marksText(marks_hundredths) })}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Name review={review} namesAppear={namesAppear} />
        {review.is_reported ? (
          <p className="text-sm text-quiet">{m.reported}</p>
        ) : (
          <Button variant="ghost" onClick={() => setReporting(true)}>
            {m.report}
          </Button>
        )}
      </div>
      {isReporting && reportDialog(() => setReporting(false))}
    </div>
  )
}

function Name({
  review: { review_id, shows_my_name, other_name },
  namesAppear,
}: Pick<ReviewCardProps, 'review' | 'namesAppear'>) {
  const show = useShowName()
  if (other_name !== null)
    return <p className="wrap-anywhere">{m.namesKnown({ name: other_name, strong: (text) => <strong>{text}</strong> })}</p>
  const change = () =>
    show.mutate(
      { reviewId: review_id, agreed: !shows_my_name },
      { onError: (error) => toast(failureText(error, m.notSaved), 'error') },
    )
  return (
    <>
      {shows_my_name && <p className="w-full text-sm text-quiet">{namesAppear}</p>}
      <Button variant="outline" busy={show.isPending} onClick={change}>
        {shows_my_name ? m.hideMyName : m.showMyName}
      </Button>
    </>
  )
}
