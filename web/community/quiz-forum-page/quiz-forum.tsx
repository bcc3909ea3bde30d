import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DISCUSSION_FILTERS, type DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import type { ForumSummary } from '#contract/community/quiz-stats.ts'
import { LIST_HEADING } from '#web/community/quiz-discussion/delete-post.tsx'
import { DiscussionList } from '#web/community/quiz-discussion/discussion-list.tsx'
import { FilterChips } from '#web/community/quiz-discussion/filter-chips.tsx'
import { NewDiscussion } from '#web/community/quiz-discussion/new-discussion.tsx'
import { useForumCache } from './forum-cache.ts'
import { ForumHead } from './forum-head.tsx'
import { linkTarget } from './link-target.ts'

/** The forum of one quiz. @param action what else can be done with the quiz */
export function QuizForum({ forum, action }: { forum: ForumSummary; action?: ReactNode }) {
  const { quiz_id: quizId } = forum
  const { hash, key } = useLocation()
  // The same link followed again leads there again.
  const target = useMemo(() => linkTarget(hash), [hash])
  const [filter, choose] = useFilter()
  // What has just come to the list is gone to once, and forgotten with the next step anywhere.
  const [arrived, setArrived] = useState<{ id: string; key: string }>()
  const arrivedId = arrived?.key === key ? arrived.id : target?.discussionId
  const cache = useForumCache(quizId)

  return (
    <>
      <ForumHead forum={forum} action={action} />
      <div className="mt-6 mb-6">
        <NewDiscussion
          quizId={quizId}
          totalQuestions={forum.total_questions}
          onPosted={(made) => {
            cache.add(made)
            setArrived({ id: made.id, key })
          }}
        />
      </div>
      <h2 id={LIST_HEADING} tabIndex={-1} className="sr-only">
        Discussions
      </h2>
      <FilterChips chosen={filter} onChoose={choose} />
      <DiscussionList
        key={`${filter} ${target ? key : ''}`}
        quizId={quizId}
        filter={filter}
        target={target}
        arrivedId={arrivedId}
        onArrival={(id) => setArrived({ id, key })}
      />
    </>
  )
}

/** In the address, so that a reload keeps it. */
function useFilter(): [DiscussionFilter, (filter: DiscussionFilter) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = DISCUSSION_FILTERS.find((filter) => filter === params.get('show')) ?? 'all'
  const choose = (filter: DiscussionFilter) =>
    setParams(filter === 'all' ? {} : { show: filter }, { replace: true, preventScrollReset: true })
  return [chosen, choose]
}
