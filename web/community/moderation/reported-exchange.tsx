import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Report, ReportContext } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PrivatePicture } from '#web/ui/private-picture.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { loadReportedPhoto } from './api.ts'
import { displayName } from './display-name.ts'
import { Quote } from './reported-post.tsx'

type Exchanged = NonNullable<ReportContext['exchange']>

interface ReportedExchangeProps {
  report: Report
  /** Null if deleted. */
  exchange: Exchanged | null
  isBusy: boolean
  onHide: (exchange: Exchanged) => void
}

export function ReportedExchange({ report, exchange, isBusy, onHide }: ReportedExchangeProps) {
  const isAnswer = report.subject === 'answer'
  const name = displayName(report.author)
  const [hide, unhide] = isAnswer ? [m.hideAnswer, m.unhideAnswer] : [m.hideReview, m.unhideReview]
  const Icon = exchange?.is_hidden ? Eye : EyeOff
  return (
    <section aria-label={isAnswer ? m.theAnswer : m.theReview} className="space-y-3 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">{isAnswer ? m.answerBy({ name }) : m.reviewBy({ name })}</h3>
      {exchange && <p className="text-sm text-quiet wrap-anywhere">{exchange.question}</p>}
      <Quote text={report.forum_posts.content} />
      <QuietLine>
        {!exchange && <Badge>{m.isDeleted}</Badge>}
        {exchange?.is_hidden && <Badge tone="danger">{m.isHidden}</Badge>}
        <time dateTime={report.forum_posts.created_at}>{formatInstant(report.forum_posts.created_at)}</time>
      </QuietLine>
      {exchange && exchange.photos > 0 && <Photos exchange={exchange} />}
      {exchange && (
        <Button variant="outline" busy={isBusy} onClick={() => onHide(exchange)}>
          <Icon aria-hidden="true" className="size-5" />
          {exchange.is_hidden ? unhide : hide}
        </Button>
      )}
    </section>
  )
}

/** Loaded on request: large, and possibly offensive. */
function Photos({ exchange: { offer_id, photos } }: { exchange: Exchanged }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.showPhotos({ count: photos })}
      </Button>
    )
  return Array.from({ length: photos }, (_, n) => n + 1).map((number) => (
    <PrivatePicture
      key={number}
      name={['reported', offer_id, String(number)]}
      load={(signal) => loadReportedPhoto(offer_id, number, signal)}
      alt={m.page({ number })}
    />
  ))
}
