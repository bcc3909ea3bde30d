import { History } from 'lucide-react'
import { relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'

interface ResumeOfferProps {
  answered: number
  total: number
  leftAt: number
  resume: () => void
  startOver: () => void
}

/** Offers to resume an unfinished attempt of this device. */
export function ResumeOffer({ answered, total, leftAt, resume, startOver }: ResumeOfferProps) {
  return (
    <section aria-labelledby="left-quiz" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="left-quiz" className="flex items-center gap-2 text-lg font-semibold">
        <History aria-hidden="true" className="size-5 shrink-0 text-signal" />
        You have an unfinished attempt
      </h2>
      <p className="mt-2 text-quiet">
        {answered} of {total} answered, {relativeTime(new Date(leftAt).toISOString()).toLowerCase()}. Time away is not counted.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button onClick={resume}>Resume where you left off</Button>
        <Button variant="outline" onClick={startOver}>
          Start over
        </Button>
      </div>
    </section>
  )
}
