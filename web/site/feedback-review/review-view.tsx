import type { AdminFeedback } from '#contract/site/feedback.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { StatusTimeline } from '#web/site/feedback/status-timeline.tsx'
import { ReviewForm } from './review-form.tsx'

interface ReviewViewProps {
  item: AdminFeedback
  /** Called with the current version after an edit conflict. */
  onCurrent: (current: AdminFeedback) => void
  onDelete: () => void
  onSaved: () => void
}

export function ReviewView({ item, onCurrent, onDelete, onSaved }: ReviewViewProps) {
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-6 md:grid-cols-[1fr_15rem]">
        <div className="min-w-0">
          <h3 dir="auto" lang={scriptLanguage(item.subject)} className="text-lg leading-snug font-semibold wrap-anywhere">
            {item.subject}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages need keyboard scrolling */}
          <section tabIndex={0} aria-label="Message" className="mt-2 max-h-96 overflow-y-auto rounded-control">
            <p dir="auto" lang={scriptLanguage(item.message)} className="whitespace-pre-wrap wrap-anywhere">
              {item.message}
            </p>
          </section>
        </div>
        <section aria-label="Status timeline">
          <StatusTimeline feedback={item} />
        </section>
      </div>
      <ReviewForm item={item} onCurrent={onCurrent} onDelete={onDelete} onSaved={onSaved} />
    </div>
  )
}
