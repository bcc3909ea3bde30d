import { useQuery } from '@tanstack/react-query'
import { DEFAULT_RANGE, daysOf } from '#contract/newsroom/analytics-rules.ts'
import { communityStats } from './api.ts'
import { UploadFigureCards } from './figure-cards.tsx'
import { LoadedPart } from './loaded-part.tsx'

/** Pro members now; posts and discussions of thirty days. */
export function UploadFigures() {
  const stats = useQuery(communityStats(DEFAULT_RANGE))
  return (
    <section aria-label="Community" className="mb-6">
      <LoadedPart from={stats} what="The statistics">
        <UploadFigureCards stats={stats.data} />
        <p className="mt-2 text-sm text-quiet">Posts and discussions of the last {daysOf(DEFAULT_RANGE)} days</p>
      </LoadedPart>
    </section>
  )
}
