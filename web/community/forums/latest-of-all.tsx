import * as m from '#messages/community/forums.ts'
import { FirstSteps } from '#web/community/topics/first-steps.tsx'
import { LatestTopics } from '#web/community/topics/latest-topics.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import type { LoadedForums } from './use-forum-list.ts'

/** The latest topics; before the first post, where to write it. */
export function LatestOfAll({ list: { topics, forums }, now }: { list: LoadedForums; now: Date }) {
  if (!topics.data && forums.data)
    return (
      <div className="mb-6">
        <QuietFailure text={m.latestPostsFailed} busy={topics.isFetching} onRetry={() => topics.refetch()} />
      </div>
    )
  if (!topics.data) return null
  if (topics.data.length > 0)
    return (
      <div className="mb-6">
        <LatestTopics topics={topics.data} now={now} />
      </div>
    )
  const isSilent = forums.data?.every(({ post_count }) => post_count === 0)
  if (!isSilent || !forums.data || forums.data.length === 0) return null
  return (
    <div className="mb-6">
      <FirstSteps forums={forums.data} />
    </div>
  )
}
