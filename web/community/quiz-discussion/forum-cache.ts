import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Discussion, DiscussionReply } from '#contract/community/quiz-discussion.ts'
import { listsKey, newestKey, type PostRef, threadKey } from '#web/community/quiz-discussion/api.ts'
import {
  type Change,
  changeReply,
  type Pages,
  withAdded,
  withDiscussion,
  withReply,
} from '#web/community/quiz-discussion/pages.ts'

type Thread = InfiniteData<{ data: DiscussionReply[]; next_after: string | null }>
type PostChange = <Post extends Discussion | DiscussionReply>(post: Post) => Post

export function useForumCache(quizId: string) {
  const queries = useQueryClient()
  return useMemo(() => forumCache(queries, quizId), [queries, quizId])
}
export type ForumCache = ReturnType<typeof forumCache>

function forumCache(queries: QueryClient, quizId: string) {
  const lists = (change: (pages: Pages) => Pages) =>
    queries.setQueriesData<Pages>({ queryKey: listsKey(quizId) }, (pages) => pages && change(pages))

  const discussion = (id: string, change: Change<Discussion>) => {
    lists((pages) => withDiscussion(pages, id, change))
  }
  const reply = ({ discussionId, replyId = '' }: PostRef, change: Change<DiscussionReply>) => {
    lists((pages) => withReply(pages, replyId, change))
    queries.setQueryData<Thread>(threadKey(quizId, discussionId), (thread) => thread && inThread(thread, replyId, change))
  }
  return {
    quizId,
    discussion,
    reply,
    post: (ref: PostRef, change: PostChange) => (ref.replyId ? reply(ref, change) : discussion(ref.discussionId, change)),
    add: (made: Discussion) => lists((pages) => withAdded(pages, [made])),
    /** A reply from before a change must not overwrite it. */
    cancelPolling: () => queries.cancelQueries({ queryKey: newestKey(quizId) }),
  }
}

const inThread = (thread: Thread, id: string, change: Change<DiscussionReply>): Thread => ({
  ...thread,
  pages: thread.pages.map((page) => ({ ...page, data: changeReply(page.data, id, change) })),
})
