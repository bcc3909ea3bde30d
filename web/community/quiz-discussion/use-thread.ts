import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Discussion } from '#contract/community/quiz-discussion.ts'
import { replyThread } from './api.ts'

/**
 * The replies that are shown: the first ones that came with the discussion, or all from the beginning once somebody wants more.
 * @param sought a reply that a link leads to
 */
export function useThread(quizId: string, discussion: Discussion, sought: string | undefined) {
  const isSoughtHidden = sought !== undefined && !discussion.replies.some(({ id }) => id === sought)
  const [isOpen, setOpen] = useState(isSoughtHidden)
  const thread = useInfiniteQuery({ ...replyThread(quizId, discussion.id), enabled: isOpen })
  const loaded = (isOpen && thread.data?.pages.flatMap(({ data }) => data)) || discussion.replies
  const ids = new Set(loaded.map(({ id }) => id))
  // What was just written stands at the end, also before the pages between have been loaded.
  const replies = [...loaded, ...discussion.replies.filter(({ id }) => !ids.has(id))]
  const { hasNextPage, isFetching, isError, fetchNextPage, refetch } = thread

  const isStillSought = sought !== undefined && isOpen && !ids.has(sought)
  useEffect(() => {
    if (isStillSought && hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [isStillSought, hasNextPage, isFetching, isError, fetchNextPage])

  return {
    replies,
    hiddenCount: Math.max(0, discussion.replies_count - replies.length),
    /** Opened, and longer than what one answer carries. */
    hasMore: isOpen && hasNextPage,
    isLoading: isOpen && isFetching,
    failure: isOpen && isError ? thread.error : undefined,
    open: () => setOpen(true),
    showMore: () => {
      if (!isOpen) setOpen(true)
      else if (hasNextPage) fetchNextPage()
      else refetch()
    },
  }
}
