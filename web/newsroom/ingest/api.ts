import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { entries } from '#contract/newsroom/entries.ts'
import { ingest } from '#contract/newsroom/ingest.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import type { Upload } from './parse-upload.ts'

export type EntryStatusFilter = 'published' | 'draft' | 'scheduled'

/** @param before only days before this one */
export const adminEntryList = ({ show, before }: { show?: EntryStatusFilter | undefined; before?: string | undefined } = {}) =>
  infiniteQueryOptions({
    queryKey: ['admin-entries', show, before],
    initialPageParam: before,
    queryFn: ({ pageParam, signal }) => call(daily.adminEntries, { query: { before: pageParam, show }, signal }),
    getNextPageParam: (page) => page.next_before ?? undefined,
  })

/** Validates the upload and returns what it would change, without saving. */
export async function compareUpload(upload: Upload) {
  return (await call(entries.compare, { body: upload })).data
}

/** Invalidates all queries: a new day changes lists, search and progress. */
export function useIngest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => call(ingest.day, { body: upload }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

/** Starts translations and audio of a day; replies when all are finished, or after a time limit. */
export function useProcessing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (entry_id: string) => call(processing.process, { body: { entry_id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
