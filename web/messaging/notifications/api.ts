import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Notification, notifications } from '#contract/messaging/notifications.ts'
import * as m from '#messages/messaging/notifications.ts'
import { ASKED_LANGUAGE } from '#web/platform/http/asked-language.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { decrement, unreadIds, withRead } from './unread.ts'

const LIST = ['notifications', 'list']
const COUNT = ['notifications', 'unread-count']
const MARK = ['notifications', 'mark']
const PAGE_SIZE = 50

const countPoll = polled(30_000, async (signal) => (await call(notifications.unreadCount, { signal })).data.count)

export const unreadCount = () => queryOptions({ queryKey: COUNT, staleTime: 0, ...countPoll })

/** Reloaded when the panel opens. The stale time covers loading its code. */
export const notificationList = () =>
  infiniteQueryOptions({
    queryKey: LIST,
    queryFn: async ({ pageParam, signal }) =>
      (await call(notifications.list, { query: { before: pageParam ?? undefined, language: ASKED_LANGUAGE }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => {
      const last = page[PAGE_SIZE - 1]
      return last && `${last.created_at}~${last.notification_id}`
    },
    staleTime: 5_000,
  })

/** The next opening must not reload older pages. */
export function dropOlderPages(queries: QueryClient) {
  queries.setQueryData<List>(LIST, (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }, {
    updatedAt: queries.getQueryState(LIST)?.dataUpdatedAt ?? 0,
  })
}

/** Rolls back on error. */
export function useMarkOneRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MARK,
    mutationFn: (id: string) => call(notifications.markRead, { params: { id } }),
    onMutate: async (id) => {
      await cancelRequests(queries)
      setRead(queries, [id], true)
      setCount(queries, (count) => decrement(count, 1))
    },
    onError: (_error, id) => {
      setRead(queries, [id], false)
      setCount(queries, (count) => count + 1)
      toast(m.oneNotMarked, 'error')
    },
    onSettled: () => refetchAfterLastMark(queries),
  })
}

export function useMarkAllRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MARK,
    mutationFn: () => call(notifications.markAllRead),
    onMutate: async () => {
      await cancelRequests(queries)
      const ids = unreadIds(queries.getQueryData<List>(LIST)?.pages ?? [])
      const count = queries.getQueryData<number>(COUNT) ?? 0
      setRead(queries, ids, true)
      setCount(queries, () => 0)
      return { ids, count }
    },
    onError: (_error, _given, before) => {
      if (before) {
        setRead(queries, before.ids, false)
        setCount(queries, () => before.count)
      }
      toast(m.allNotMarked, 'error')
    },
    onSettled: () => refetchAfterLastMark(queries),
  })
}

export type List = InfiniteData<Notification[]>

function setRead(queries: QueryClient, ids: string[], read: boolean) {
  queries.setQueryData<List>(LIST, (list) => list && { ...list, pages: withRead(list.pages, ids, read) })
}

function setCount(queries: QueryClient, change: (count: number) => number) {
  queries.setQueryData<number>(COUNT, (count) => (count === undefined ? undefined : change(count)))
}

/** A reply from before the mark must not overwrite it. */
function cancelRequests(queries: QueryClient) {
  return Promise.all([LIST, COUNT].map((queryKey) => queries.cancelQueries({ queryKey })))
}

export const isMarking = (queries: QueryClient): boolean => queries.isMutating({ mutationKey: MARK }) > 0

/** After the last of several marks: an earlier reply lacks the later ones. */
function refetchAfterLastMark(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: MARK }) > 1) return
  for (const queryKey of [LIST, COUNT]) queries.invalidateQueries({ queryKey })
}
