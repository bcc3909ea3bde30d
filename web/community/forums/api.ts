import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Forum, forums } from '#contract/community/forums.ts'
import { categoryInLanguage, forumInLanguage } from '#web/community/shared/built-in-forums.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'

const FORUMS = ['community', 'forums']
const REFRESH_MS = 30_000

export const forumCategories = () =>
  queryOptions({
    queryKey: ['community', 'categories'],
    queryFn: async ({ signal }) => (await call(forums.categories, { signal })).categories.map(categoryInLanguage),
    staleTime: 10 * 60_000,
    retry: false,
    refetchOnReconnect: 'always',
  })

const poll = polled(REFRESH_MS, async (signal) => (await call(forums.list, { signal })).forums.map(forumInLanguage))

/** Never cached: the user may return from posting. @param isLive whether to poll */
export const forumList = (isLive = false) =>
  queryOptions({
    ...poll,
    queryKey: FORUMS,
    staleTime: 0,
    refetchInterval: isLive && poll.refetchInterval,
    refetchOnWindowFocus: isLive && poll.refetchOnWindowFocus,
  })

interface ForumDraft {
  title: string
  description: string
  category_id: string
  is_pinned: boolean
  client_key: string
}

export function useCreateForum() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: ForumDraft) => forumInLanguage((await call(forums.create, { body })).forum),
    onSuccess: async (forum) => {
      await queries.cancelQueries({ queryKey: FORUMS })
      queries.setQueryData<Forum[]>(FORUMS, (list) => list && [forum, ...list.filter(isAnother(forum))])
      queries.invalidateQueries({ queryKey: FORUMS })
    },
  })
}

/** A retried request returns the forum that was stored the first time. */
const isAnother =
  (forum: Forum) =>
  ({ forum_id }: Forum) =>
    forum_id !== forum.forum_id
