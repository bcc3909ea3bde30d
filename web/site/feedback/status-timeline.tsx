import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { STATUS_LABELS } from '#contract/site/feedback-rules.ts'
import * as m from '#messages/site/feedback.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { stepsOf } from './timeline.ts'

export function StatusTimeline({ feedback }: { feedback: Pick<FeedbackDetail, 'status' | 'created_at' | 'status_changes'> }) {
  const steps = stepsOf(feedback)
  return (
    <ol>
      {steps.map(({ status, at, by }, index) => {
        const isCurrent = index === steps.length - 1
        return (
          <li key={status} aria-current={isCurrent ? 'step' : undefined} className="relative flex min-w-0 gap-3 pb-5 last:pb-0">
            {!isCurrent && <span aria-hidden="true" className="absolute top-6 bottom-0 inset-s-3 -ms-px w-0.5 bg-strong" />}
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border-2',
                isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-strong bg-surface text-quiet',
              )}
            >
              <Check className="size-3.5" strokeWidth={3} />
            </span>
            <span className="min-w-0">
              <span className={clsx('block', isCurrent ? 'font-semibold' : 'text-quiet')}>{STATUS_LABELS[status]}</span>
              {at && (
                <span className="block text-sm text-quiet wrap-anywhere">
                  {by ? m.changedBy({ at: formatInstant(at), by, time: timeOf(at) }) : timeOf(at)(formatInstant(at))}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const timeOf = (at: string) => (text: ReactNode) => <time dateTime={at}>{text}</time>
