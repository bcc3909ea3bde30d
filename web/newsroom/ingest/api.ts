import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { entries } from '#contract/newsroom/entries.ts'
import { ingest } from '#contract/newsroom/ingest.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { daily } from '#contract/reading/daily.ts'
import { daysProcessing } from '#web/newsroom/processing/api.ts'
import { call } from '#web/platform/http/call.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import type { Upload } from './parse-upload.ts'

export type EntryStatusFilter = 'published' | 'draft' | 'scheduled'

/** @param before exclusive */
export const adminEntryList = ({ show, before }: { show?: EntryStatusFilter | undefined; before?: string | undefined } = {}) =>
  infiniteQueryOptions({
    queryKey: ['admin-entries', show, before],
    initialPageParam: before,
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(daily.adminEntries, { query: { before: pageParam, show }, signal })
      // Together, so that no row grows when its languages arrive.
      if (page.data.length > 0) await prefetch(daysProcessing(page.data.map(({ entry_id }) => entry_id)))
      return page
    },
    getNextPageParam: (page) => page.next_before ?? undefined,
  })

/** Saves nothing. */
export async function compareUpload(upload: Upload) {
  return (await call(entries.compare, { body: upload })).data
}

/** All queries: a new day changes lists, search and progress. */
export function useIngest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => call(ingest.day, { body: upload }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

/** Replies when all work has ended, or after a time limit. */
export function useProcessing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (entry_id: string) => call(processing.process, { body: { entry_id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
