import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Discussion } from '#contract/community/quiz-discussion.ts'
import { replyThread } from './api.ts'

/** The replies of the discussion, or all pages once asked for. */
export function useThread(quizId: string, discussion: Discussion, linkedReplyId: string | undefined) {
  const isLinkedReplyHidden = linkedReplyId !== undefined && !discussion.replies.some(({ id }) => id === linkedReplyId)
  const [isOpen, setOpen] = useState(isLinkedReplyHidden)
  const thread = useInfiniteQuery({ ...replyThread(quizId, discussion.id), enabled: isOpen })
  const loaded = (isOpen && thread.data?.pages.flatMap(({ data }) => data)) || discussion.replies
  const ids = new Set(loaded.map(({ id }) => id))
  // A new reply comes last, even before unloaded pages.
  const replies = [...loaded, ...discussion.replies.filter(({ id }) => !ids.has(id))]
  const { hasNextPage, isFetching, isError, fetchNextPage, refetch } = thread

  const isSearching = linkedReplyId !== undefined && isOpen && !ids.has(linkedReplyId)
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [isSearching, hasNextPage, isFetching, isError, fetchNextPage])

  return {
    replies,
    hiddenCount: Math.max(0, discussion.replies_count - replies.length),
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
