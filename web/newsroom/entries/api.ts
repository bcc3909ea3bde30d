import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { newsroom } from '#contract/newsroom/entries.ts'
import { call } from '#web/platform/http/call.ts'

const ENTRY = 'admin-entry'

export const entryDetail = (entryId: string) =>
  queryOptions({
    queryKey: [ENTRY, entryId],
    queryFn: async ({ signal }) => (await call(newsroom.entry, { params: { entryId }, signal })).data,
  })

export const entryHistory = (entryId: string) =>
  infiniteQueryOptions({
    queryKey: [ENTRY, entryId, 'history'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(newsroom.history, { params: { entryId }, query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    getNextPageParam: (page) => page.next_before ?? undefined,
  })

/** What restoring a version would change. It is asked anew for every revision that the day has now. */
export const versionDifference = (entryId: string, revision: number, now: number) =>
  queryOptions({
    queryKey: [ENTRY, entryId, 'version', revision, now],
    queryFn: async ({ signal }) => (await call(newsroom.version, { params: { entryId, revision }, signal })).data.changes,
  })

/** A change of a day changes what every list and reader shows; one that was refused may have been refused because the day is another now. */
function useChange<Asked, Reply>(change: (asked: Asked) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries() })
}

interface Wish {
  status: 'published' | 'draft'
  scheduled_for: string | null
  expected_revision: number
}

export const useSetStatus = (entryId: string) =>
  useChange((body: Wish) => call(newsroom.setStatus, { params: { entryId }, body }))

export const useEditArticle = (articleId: string) =>
  useChange((body: { article: unknown; expected_revision: number }) =>
    call(newsroom.editArticle, { params: { articleId }, body }),
  )

export const useRestore = (entryId: string) =>
  useChange((body: { revision: number; expected_revision: number | null }) =>
    call(newsroom.restore, { params: { entryId }, body }),
  )

/** The day's own queries are not asked again: there is nothing any more that could answer. */
export function useDeleteEntry(entryId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (expected_revision: number) => call(newsroom.remove, { params: { entryId }, query: { expected_revision } }),
    onSuccess: () => queries.removeQueries({ queryKey: [ENTRY, entryId] }),
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ENTRY && queryKey[0] !== 'processing' }),
  })
}
