import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { threads } from '#contract/newsroom/threads.ts'
import { call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

export const threadList = (language: Language) =>
  queryOptions({
    queryKey: ['threads', 'list', language],
    queryFn: ({ signal }) =>
      withOfflineFallback(`threads/${language}`, async () => (await call(threads.list, { query: { language }, signal })).data),
  })

export const threadById = (threadId: string, language: Language) =>
  queryOptions({
    queryKey: ['threads', threadId, language],
    queryFn: ({ signal }) =>
      withOfflineFallback(
        `thread/${threadId}/${language}`,
        async () => (await call(threads.read, { params: { threadId }, query: { language }, signal })).data,
      ),
  })
