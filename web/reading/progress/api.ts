import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { progress, type Today } from '#contract/reading/progress.ts'
import { ASKED_LANGUAGE } from '#web/platform/http/asked-language.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { refetchAfterWrite } from '#web/platform/http/refetch-after-write.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { pending } from '#web/platform/offline/outbox-state.ts'

const READ = ['progress', 'read']
const FINISHED = ['progress', 'finished']
const TODAY = ['progress', 'today']
const STREAK = ['progress', 'streak']

export const readIds = () =>
  queryOptions({ queryKey: READ, queryFn: async ({ signal }) => withPending(await fetchReadIds(signal)) })

const fetchReadIds = (signal: AbortSignal) =>
  withOfflineFallback('read', async () => (await call(progress.readIds, { signal })).data)

interface Mark {
  articleId: string
  isRead: boolean
}

const MARK = 'read'
const TIMEOUT_MS = 20_000

declareKind<Mark>(MARK, {
  storedFor: 'pro',
  send: ({ articleId, isRead }) =>
    call(isRead ? progress.markRead : progress.markUnread, { params: { articleId }, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  onSent: () => {
    refreshAfterMark(queryClient)
  },
})

/** Pending marks override the reply. */
const withPending = (ids: string[]) => pending<Mark>(MARK).reduce((all, { value }) => marked(all, value), ids)

const marked = (ids: string[], { articleId, isRead }: Mark) => withMark(ids, articleId, isRead)

function withMark(ids: string[], articleId: string, isMarked: boolean): string[] {
  const others = ids.filter((id) => id !== articleId)
  return isMarked ? [...others, articleId] : others
}

export const FINISH = 'finish'

export interface Finish {
  articleId: string
  isFinished: boolean
}

declareKind<Finish>(FINISH, {
  storedFor: 'everybody',
  send: ({ articleId, isFinished }) =>
    call(isFinished ? progress.finish : progress.unfinish, { params: { articleId }, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  onSent: () => refetchAfterWrite(queryClient, { queryKey: ['progress'] }),
})

export const finishedIds = () =>
  queryOptions({
    queryKey: FINISHED,
    queryFn: async ({ signal }) =>
      withPendingFinishes(await withOfflineFallback('finished', async () => (await call(progress.finishedIds, { signal })).data)),
  })

const withPendingFinishes = (ids: string[]) =>
  pending<Finish>(FINISH).reduce((all, { value }) => withMark(all, value.articleId, value.isFinished), ids)

/** Empty while loading. */
export function useFinishedArticles(isWanted = true): ReadonlySet<string> {
  return useQuery({ ...finishedIds(), select: asSet, enabled: isWanted }).data ?? NONE
}

/** Independent of the reading mark and the streak. */
export const finishArticle = (articleId: string) => markFinished({ articleId, isFinished: true })
export const unfinishArticle = (articleId: string) => markFinished({ articleId, isFinished: false })

/** @throws CallError if refused */
async function markFinished(mark: Finish): Promise<void> {
  await queryClient.cancelQueries({ queryKey: FINISHED })
  const change = (ids: string[]) => withMark(ids, mark.articleId, mark.isFinished)
  queryClient.setQueryData<string[]>(FINISHED, (ids) => ids && change(ids))
  queryClient.setQueryData<Today>(TODAY, (status) => status && { ...status, finished_ids: change(status.finished_ids) })
  try {
    await deliver(FINISH, mark.articleId, mark)
  } finally {
    refetchAfterWrite(queryClient, { queryKey: ['progress'] })
  }
}

/** No retry on mount: the page waits for it, so a failure would remount it endlessly. */
export const todayStatus = () =>
  queryOptions({
    queryKey: TODAY,
    queryFn: async ({ signal, client }) => {
      const status = await withOfflineFallback(
        'today',
        async () => (await call(progress.today, { query: { language: ASKED_LANGUAGE }, signal })).data,
      )
      const finished_ids = withPendingFinishes(status.finished_ids)
      client.setQueryData(FINISHED, finished_ids)
      return { ...status, finished_ids }
    },
    retryOnMount: false,
  })

const streakPoll = polled(60_000, async (signal) => (await call(progress.streak, { signal })).data)

export const readingStreak = () => queryOptions({ queryKey: STREAK, ...streakPoll })

/** Not under `progress`, which is invalidated often. Fetched at each opening, as another device may have changed it. */
export const savedPosition = (articleId: string) =>
  queryOptions({
    queryKey: ['position', articleId],
    queryFn: async ({ signal }) => (await call(progress.position, { params: { articleId }, signal })).data.position,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Empty while loading. */
export function useReadArticles(): ReadonlySet<string> {
  return useQuery({ ...readIds(), select: asSet }).data ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
const asSet = (ids: string[]): ReadonlySet<string> => new Set(ids)

export const useMarkRead = (articleId: string) => useReadMark({ articleId, isRead: true })
export const useMarkUnread = (articleId: string) => useReadMark({ articleId, isRead: false })

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
    onSettled: () => refreshAfterMark(queries),
  })
}

/** A reading mark does not change what is finished. */
const refreshAfterMark = (queries: QueryClient) =>
  Promise.all([
    refetchAfterWrite(queries, { queryKey: ['progress'], predicate: ({ queryKey }) => queryKey[1] !== FINISHED[1] }),
    refetchAfterWrite(queries, { queryKey: ['notifications'] }),
  ])
