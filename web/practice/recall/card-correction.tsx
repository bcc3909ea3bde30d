import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type RecallCard, useChangeCard } from './api.ts'

interface CardCorrectionProps {
  card: RecallCard
  /** The correct text might reveal the answer. */
  isBrief?: boolean
  onChanged?: (card: RecallCard) => void
}

/** Until the card is answered or the note dismissed. */
export function CardCorrection({ card: { card_id, correction, article }, isBrief = false, onChanged }: CardCorrectionProps) {
  const change = useChangeCard()
  if (!correction) return null
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focused button disappears.
    const menu = currentTarget.closest('li, main')?.querySelector<HTMLElement>('[aria-label="More about this card"]')
    change.mutate(
      { kind: 'change', cardId: card_id, body: { correction_seen: true } },
      {
        onSuccess: (changed) => {
          menu?.focus()
          if (changed) onChanged?.(changed)
        },
        onError: (error) => toast(failureText(error, 'That could not be saved. Please try again.'), 'error'),
      },
    )
  }
  return (
    <Notice tone="warning">
      <p className="font-semibold">{`The article was corrected on ${formatDate(correction.at)}`}</p>
      {isBrief ? (
        <p>The correction is shown with the answer.</p>
      ) : (
        <>
          <p className="mt-1 whitespace-pre-line">{`Incorrect: ${correction.wrong}`}</p>
          <p className="whitespace-pre-line">{`Correct: ${correction.right}`}</p>
        </>
      )}
      <div className="-mb-2 flex flex-wrap items-center gap-x-4">
        {article && (
          <Link
            to={`${paths.article(article.article_id)}#corrections`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            See the article
          </Link>
        )}
        <Button variant="link" className="-mx-4" busy={change.isPending} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  )
}
