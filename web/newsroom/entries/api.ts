import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { corrections } from '#contract/newsroom/corrections.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { call } from '#web/platform/http/call.ts'

const ENTRY = 'admin-entry'

export const entryDetail = (entryId: string) =>
  queryOptions({
    queryKey: [ENTRY, entryId],
    queryFn: async ({ signal }) => (await call(entries.entry, { params: { entryId }, signal })).data,
  })

export const passedDates = () =>
  queryOptions({
    queryKey: [ENTRY, 'passed-dates'],
    queryFn: async ({ signal }) => (await call(entries.passedDates, { signal })).data,
  })

export const recalledArticles = (entryId: string) =>
  queryOptions({
    queryKey: [ENTRY, entryId, 'recalled'],
    queryFn: async ({ signal }) => (await call(corrections.recalled, { params: { entryId }, signal })).data,
  })

/** Also after an error: another editor may have done it. */
export function useRecall(entryId: string) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: [ENTRY, entryId] })
  const recall = useMutation({
    mutationFn: ({ articleId, reason }: { articleId: string; reason: string }) =>
      call(corrections.recall, { params: { articleId }, body: { reason } }),
    onSettled,
  })
  const putBack = useMutation({
    mutationFn: (articleId: string) => call(corrections.putBack, { params: { articleId } }),
    onSettled,
  })
  return { recall, putBack }
}

export const entryHistory = (entryId: string) =>
  infiniteQueryOptions({
    queryKey: [ENTRY, entryId, 'history'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(entries.history, { params: { entryId }, query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    getNextPageParam: (page) => page.next_before ?? undefined,
  })

/** Cached per current revision (`now`). */
export const versionDifference = (entryId: string, revision: number, now: number) =>
  queryOptions({
    queryKey: [ENTRY, entryId, 'version', revision, now],
    queryFn: async ({ signal }) => (await call(entries.version, { params: { entryId, revision }, signal })).data.changes,
  })

/** If published now. @param entryId omitted for a new day */
/** @param scheduled IST as in the input, may be incomplete; by default now */
export function audience(publication_date: string | undefined, entryId?: string, scheduled = '') {
  const publishedOn = /^\d{4}-\d\d-\d\d(?=T)/.exec(scheduled)?.[0]
  return queryOptions({
    queryKey: [ENTRY, 'audience', publication_date, entryId, publishedOn],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await call(entries.audience, {
          query: {
            ...(publication_date && { publication_date }),
            ...(entryId && { entry_id: entryId }),
            ...(publishedOn && { published_on: publishedOn }),
          },
          signal,
        })
      ).data,
  })
}

/** Everything, because a day appears in many lists. Also after an error: the day may have changed. */
function useEntryMutation<Input, Reply>(change: (asked: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries() })
}

interface StatusChange {
  status: 'published' | 'draft'
  scheduled_for: string | null
  expected_revision: number
}

export const useSetStatus = (entryId: string) =>
  useEntryMutation((body: StatusChange) => call(entries.setStatus, { params: { entryId }, body }))

interface ArticleEdit {
  article: unknown
  expected_revision: number
  correction: { wrong: string; right: string } | undefined
}

export const useEditArticle = (articleId: string) =>
  useEntryMutation((body: ArticleEdit) => call(entries.editArticle, { params: { articleId }, body }))

export const useEditInNews = (entryId: string) =>
  useEntryMutation((body: { in_news: unknown[]; expected_revision: number }) =>
    call(entries.editInNews, { params: { entryId }, body }),
  )

export const useRestore = (entryId: string) =>
  useEntryMutation((body: { revision: number; expected_revision: number | null }) =>
    call(entries.restore, { params: { entryId }, body }),
  )

/** Removes queries of the deleted day instead of refetching them. */
export function useDeleteEntry(entryId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (expected_revision: number) => call(entries.remove, { params: { entryId }, query: { expected_revision } }),
    onSuccess: () => queries.removeQueries({ queryKey: [ENTRY, entryId] }),
    onSettled: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ENTRY && queryKey[0] !== 'processing' }),
  })
}
