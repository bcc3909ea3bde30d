import { useInfiniteQuery } from '@tanstack/react-query'
import * as m from '#messages/community/quiz-forums.ts'
import { discussionById } from '#web/community/quiz-discussion/api.ts'
import { DiscussionCard } from '#web/community/quiz-discussion/discussion-card.tsx'
import type { ForumCache } from '#web/community/quiz-discussion/forum-cache.ts'
import type { LinkTarget } from '#web/community/quiz-discussion/link-target.ts'
import { discussionsIn } from '#web/community/quiz-discussion/pages.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** Linked, but not in the loaded list. */
export function LinkedDiscussion({ cache, target }: { cache: ForumCache; target: LinkTarget }) {
  const found = useInfiniteQuery(discussionById(cache.quizId, target.discussionId))
  const [discussion] = found.data ? discussionsIn(found.data) : []
  if (found.isPending) return null
  if (discussion)
    return (
      <section aria-label={m.linkedDiscussion} className="mb-8">
        <DiscussionCard cache={cache} discussion={discussion} target={target} hasArrived />
      </section>
    )
  const isGone = !found.isError || isNotFound(found.error)
  return (
    <Notice tone={isGone ? 'info' : 'error'} className="mb-4">
      {isGone ? m.linkedGone : failureText(found.error, m.linkedFailed)}
    </Notice>
  )
}
