import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DISCUSSION_FILTERS, type DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import type { ForumSummary } from '#contract/community/quiz-forums.ts'
import { FilterChips } from '#web/community/quiz-discussion/filter-chips.tsx'
import { useForumCache } from '#web/community/quiz-discussion/forum-cache.ts'
import { linkTarget } from '#web/community/quiz-discussion/link-target.ts'
import { LIST_HEADING_ID } from '#web/community/quiz-discussion/manage-post.tsx'
import { NewDiscussion } from '#web/community/quiz-discussion/new-discussion.tsx'
import { DiscussionList } from './discussion-list.tsx'
import { QuizForumHeader } from './quiz-forum-header.tsx'

/** The forum of one quiz. @param action a link to the quiz */
export function QuizForum({ forum, action }: { forum: ForumSummary; action?: ReactNode }) {
  const { quiz_id: quizId } = forum
  const { hash, key } = useLocation()
  // A new object for every navigation, so that the same link works again.
  const target = useMemo(() => linkTarget(hash), [hash])
  const [filter, choose] = useFilter()
  // Reset by the next navigation.
  const [arrived, setArrived] = useState<{ id: string; key: string }>()
  const arrivedId = arrived?.key === key ? arrived.id : target?.discussionId
  const cache = useForumCache(quizId)

  return (
    <>
      <QuizForumHeader forum={forum} action={action} />
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
      <h2 id={LIST_HEADING_ID} tabIndex={-1} className="sr-only">
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

function useFilter(): [DiscussionFilter, (filter: DiscussionFilter) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = DISCUSSION_FILTERS.find((filter) => filter === params.get('show')) ?? 'all'
  const choose = (filter: DiscussionFilter) =>
    setParams(filter === 'all' ? {} : { show: filter }, { replace: true, preventScrollReset: true })
  return [chosen, choose]
}
