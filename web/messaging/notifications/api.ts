import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Notification, notifications } from '#contract/messaging/notifications.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { fewerBy, unreadIds, withRead } from './unread.ts'

const LIST = ['notifications', 'list']
const COUNT = ['notifications', 'unread-count']
const MARK = ['notifications', 'mark']
const FULL_PAGE = 50

const countPoll = polled(30_000, async (signal) => (await call(notifications.unreadCount, { signal })).data.count)

export const unreadCount = () => queryOptions({ queryKey: COUNT, staleTime: 0, ...countPoll })

/** Asked anew at each opening; the moment is for the panel's code, which comes while the list is on its way. */
export const notificationList = () =>
  infiniteQueryOptions({
    queryKey: LIST,
    queryFn: async ({ pageParam, signal }) =>
      (await call(notifications.list, { query: pageParam ? { before: pageParam } : {}, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === FULL_PAGE ? page.at(-1)?.notification_id : undefined),
    staleTime: 5_000,
  })

/** The next opening begins with the newest again, instead of asking for every page somebody once went back to. */
export function forgetOlderPages(queries: QueryClient) {
  queries.setQueryData<List>(LIST, (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) }, {
    updatedAt: queries.getQueryState(LIST)?.dataUpdatedAt ?? 0,
  })
}

/** The mark shows at once and goes back if the server refuses, even when its notification has led to another page meanwhile. */
export function useMarkOneRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MARK,
    mutationFn: (id: string) => call(notifications.markRead, { params: { id } }),
    onMutate: async (id) => {
      await stopAsking(queries)
      setRead(queries, [id], true)
      setCount(queries, (count) => fewerBy(count, 1))
    },
    onError: (_error, id) => {
      setRead(queries, [id], false)
      setCount(queries, (count) => count + 1)
      toast('The notification could not be marked as read. Please try again.', 'error')
    },
    onSettled: () => askAnew(queries),
  })
}

export function useMarkAllRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: MARK,
    mutationFn: () => call(notifications.markAllRead),
    onMutate: async () => {
      await stopAsking(queries)
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
      toast('The notifications could not be marked as read. Please try again.', 'error')
    },
    onSettled: () => askAnew(queries),
  })
}

export type List = InfiniteData<Notification[]>

function setRead(queries: QueryClient, ids: string[], read: boolean) {
  queries.setQueryData<List>(LIST, (list) => list && { ...list, pages: withRead(list.pages, ids, read) })
}

function setCount(queries: QueryClient, change: (count: number) => number) {
  queries.setQueryData<number>(COUNT, (count) => (count === undefined ? undefined : change(count)))
}

/** An answer from before the mark must not undo it. */
function stopAsking(queries: QueryClient) {
  return Promise.all([LIST, COUNT].map((queryKey) => queries.cancelQueries({ queryKey })))
}

/** Once, after the last of several marks: an answer in between would not know the later ones. */
function askAnew(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: MARK }) > 1) return
  for (const queryKey of [LIST, COUNT]) queries.invalidateQueries({ queryKey })
}
