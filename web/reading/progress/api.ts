import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { progress } from '#contract/reading/progress.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending } from '#web/platform/offline/outbox-state.ts'

const READ = ['progress', 'read']
const HALF_READ = ['progress', 'half-read']
const STREAK = ['progress', 'streak']

export const readIds = () =>
  queryOptions({ queryKey: READ, queryFn: async ({ signal }) => withWaiting(await askReadIds(signal)) })

const askReadIds = (signal: AbortSignal) =>
  withOfflineFallback('read', async () => (await call(progress.readIds, { signal })).data)

interface Mark {
  articleId: string
  isRead: boolean
}

const MARK = 'read'
const PATIENCE_MS = 20_000

declareKind<Mark>(MARK, {
  storedFor: 'pro',
  send: ({ articleId, isRead }) =>
    call(isRead ? progress.markRead : progress.markUnread, { params: { articleId }, signal: AbortSignal.timeout(PATIENCE_MS) }),
  onSent: () => {
    for (const queryKey of [['progress'], ['notifications']]) queryClient.invalidateQueries({ queryKey })
  },
})

/** What was marked here counts, whether the server knows of it or not. */
const withWaiting = (ids: string[]) => pending<Mark>(MARK).reduce((all, { value }) => marked(all, value), ids)

const marked = (ids: string[], { articleId, isRead }: Mark) => {
  const others = ids.filter((id) => id !== articleId)
  return isRead ? [...others, articleId] : others
}

/** The dashboard waits for it: were it asked anew by the strip that shows it, a failure would take that strip away, and so on in circles. */
export const halfRead = () =>
  queryOptions({
    queryKey: HALF_READ,
    queryFn: async ({ signal }) => (await call(progress.halfRead, { signal })).data,
    retryOnMount: false,
  })

const streakPoll = polled(60_000, async (signal) => (await call(progress.streak, { signal })).data)

/** Below `progress`, so that marking something read refreshes it at once. */
export const readingStreak = () => queryOptions({ queryKey: STREAK, ...streakPoll })

/** Asked once an opening, never from memory: another device may have read on. Kept out of `progress`, which is refreshed at will. */
export const savedPosition = (articleId: string) =>
  queryOptions({
    queryKey: ['position', articleId],
    queryFn: async ({ signal }) => (await call(progress.position, { params: { articleId }, signal })).data.position,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** The articles the person has read, for quick asking; empty until known. */
export function useReadArticles(): ReadonlySet<string> {
  return useQuery({ ...readIds(), select: asSet }).data ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
const asSet = (ids: string[]): ReadonlySet<string> => new Set(ids)

export const useMarkRead = (articleId: string) => useReadMark({ articleId, isRead: true })
export const useMarkUnread = (articleId: string) => useReadMark({ articleId, isRead: false })

/** The mark shows at once and goes back if the server refuses. Streak and unread notices follow from it, so they are asked anew. */
function useReadMark(mark: Mark) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => deliver(MARK, mark.articleId, mark),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: READ })
      const before = queries.getQueryData<string[]>(READ)
      queries.setQueryData<string[]>(READ, (ids) => ids && marked(ids, mark))
      return before
    },
    onError: (_error, _given, before) => queries.setQueryData(READ, before),
    onSettled: async () => {
      // One that is still on its way for the first time may have been found before the mark, and asking anew would only wait for it.
      await queries.cancelQueries({ queryKey: STREAK })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['progress'] }),
        queries.invalidateQueries({ queryKey: ['notifications'] }),
      ])
    },
  })
}
