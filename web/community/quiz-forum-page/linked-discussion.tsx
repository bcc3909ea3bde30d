import { useInfiniteQuery } from '@tanstack/react-query'
import { discussionById } from '#web/community/quiz-discussion/api.ts'
import { DiscussionCard } from '#web/community/quiz-discussion/discussion-card.tsx'
import { shownIn } from '#web/community/quiz-discussion/pages.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import type { ForumCache } from './forum-cache.ts'
import type { LinkTarget } from './link-target.ts'

/** What a notice leads to stands above the list when it is too old, or too far from the filter, to be on it. */
export function LinkedDiscussion({ cache, target, now }: { cache: ForumCache; target: LinkTarget; now: Date }) {
  const found = useInfiniteQuery(discussionById(cache.quizId, target.discussionId))
  const [discussion] = found.data ? shownIn(found.data) : []
  if (found.isPending) return null
  if (discussion)
    return (
      <section aria-label="The discussion you were led to" className="mb-8">
        <DiscussionCard cache={cache} discussion={discussion} now={now} target={target} hasArrived />
      </section>
    )
  const isGone = !found.isError || (found.error instanceof CallError && found.error.status === 404)
  return (
    <Notice tone={isGone ? 'info' : 'error'} className="mb-4">
      {isGone ? 'The discussion that the link leads to is no longer there.' : failureText(found.error, 'It could not be loaded.')}
    </Notice>
  )
}
