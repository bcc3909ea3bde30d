import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import { discussionList, newestDiscussions } from '#web/community/quiz-discussion/api.ts'
import { type Pages, pendingPosts, withCounters, withPendingPosts } from '#web/community/quiz-discussion/pages.ts'

/** Counts update in place; new discussions stay hidden, to avoid layout shift. */
export function usePendingPosts(quizId: string, filter: DiscussionFilter, pages: Pages | undefined) {
  const queries = useQueryClient()
  const list = useMemo(() => discussionList(quizId, filter).queryKey, [quizId, filter])
  const query = useMemo(() => newestDiscussions(quizId, filter), [quizId, filter])
  const isLoaded = pages !== undefined
  const newest = useQuery({
    ...query,
    enabled: isLoaded,
    // Just loaded: wait one interval.
    initialData: () => queries.getQueryData<Pages>(list)?.pages[0] as never,
    initialDataUpdatedAt: () => queries.getQueryState(list)?.dataUpdatedAt,
  }).data

  useEffect(() => {
    if (newest) queries.setQueryData<Pages>(list, (pages) => pages && withCounters(pages, newest))
  }, [queries, list, newest])

  const waiting = pages && newest ? pendingPosts(pages, newest) : []
  return {
    count: waiting.length,
    isMore: waiting.length > 0 && waiting.length === newest?.data.length && newest.next_before !== null,
    firstId: waiting[0]?.id,
    show: () => {
      if (newest) queries.setQueryData<Pages>(list, (pages) => pages && withPendingPosts(pages, newest))
    },
  }
}
