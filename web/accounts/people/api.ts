import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Person, people } from '#contract/accounts/people.ts'
import type { Role } from '#contract/roles.ts'
import { call } from '#web/platform/http/call.ts'

const LIST = ['people', 'list']
const PER_PAGE = 20

export type PeopleFilter = Role | 'suspended' | 'all'

export const peopleList = (q: string, who: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...LIST, who, q],
    queryFn: ({ pageParam, signal }) =>
      call(people.list, {
        query: { limit: PER_PAGE, ...(q && { q }), ...(who !== 'all' && { role: who }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
  })

type PersonChange = { role: Role; password: string } | { suspend: string; password: string } | { lift: true }

export function useChangePerson(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: PersonChange) => {
      const params = { userId }
      if ('role' in change) return (await call(people.changeRole, { params, body: change })).data
      if ('suspend' in change)
        return (await call(people.suspend, { params, body: { reason: change.suspend, password: change.password } })).data
      return (await call(people.lift, { params })).data
    },
    onSuccess: (person) => updateLists(queries, person),
    onError: () => queries.invalidateQueries({ queryKey: LIST }),
  })
}

/** A changed user keeps the position, even when the filter no longer matches. */
function updateLists(queries: QueryClient, person: Person) {
  type Pages = InfiniteData<{ data: Person[] }>
  const replaced = (one: Person) => (one.user_id === person.user_id ? person : one)
  queries.setQueriesData<Pages>(
    { queryKey: LIST },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(replaced) })) },
  )
}

export const useSendReset = (userId: string) =>
  useMutation({ mutationFn: async () => (await call(people.sendReset, { params: { userId } })).message })
