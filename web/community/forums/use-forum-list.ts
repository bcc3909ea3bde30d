import { useMutation, useQuery } from '@tanstack/react-query'
import * as m from '#messages/community/forums.ts'
import { latestTopics } from '#web/community/topics/api.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { forumCategories, forumList } from './api.ts'

export type LoadedForums = ReturnType<typeof useForumList>

/** @param isLive whether to poll */
export function useForumList(isLive: boolean) {
  const forums = useQuery(forumList(isLive))
  const categories = useQuery(forumCategories())
  const topics = useQuery(latestTopics(isLive))

  // A manual refresh always shows its result. Other failures appear in the list.
  const refresh = useMutation({
    mutationFn: async () => {
      const [list, names] = await Promise.all([forums.refetch(), categories.refetch(), topics.refetch()])
      if (list.isError) throw new Error(m.forumsFailed)
      if (names.isError) throw new Error(m.categoriesFailed)
    },
  })
  return {
    forums,
    categories,
    topics,
    isRefreshing: refresh.isPending,
    refresh: () => {
      if (refresh.isPending) return
      refresh.mutate(undefined, {
        onSuccess: () => toast(m.updated, 'success'),
        onError: ({ message }) => toast(message, 'error'),
      })
    },
  }
}
