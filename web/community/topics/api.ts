import { queryOptions } from '@tanstack/react-query'
import { topics } from '#contract/community/topics.ts'
import { forumInLanguage } from '#web/community/shared/built-in-forums.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'

const REFRESH_MS = 30_000

const poll = polled(REFRESH_MS, async (signal) =>
  (await call(topics.latest, { signal })).data.map((topic) => ({ ...topic, forum: forumInLanguage(topic.forum) })),
)

/** Never cached: the user may return from posting. @param isLive whether to poll */
export const latestTopics = (isLive = false) =>
  queryOptions({
    ...poll,
    queryKey: ['community', 'latest'],
    staleTime: 0,
    refetchInterval: isLive && poll.refetchInterval,
    refetchOnWindowFocus: isLive && poll.refetchOnWindowFocus,
  })
