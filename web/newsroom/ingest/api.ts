import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { newsroom } from '#contract/newsroom/entries.ts'
import { ingest } from '#contract/newsroom/ingest.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import type { Upload } from './parse-upload.ts'

export type Shown = 'published' | 'draft' | 'scheduled'

/** @param before only days before this one */
export const adminEntryList = ({ show, before }: { show?: Shown | undefined; before?: string | undefined } = {}) =>
  infiniteQueryOptions({
    queryKey: ['admin-entries', show, before],
    initialPageParam: before,
    queryFn: ({ pageParam, signal }) => call(daily.adminEntries, { query: { before: pageParam, show }, signal }),
    getNextPageParam: (page) => page.next_before ?? undefined,
  })

/** All checks of the upload, and what it would change; nothing is written. */
export async function compareUpload(upload: Upload) {
  return (await call(newsroom.compare, { body: upload })).data
}

/** A new day changes lists, search, progress and maybe an article that is kept: everything is asked for again when it is next looked at. */
export function useIngest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => call(ingest.day, { body: upload }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

/** Translations and audio of a day; answers when all is settled, or after a while. */
export function useProcessing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (entry_id: string) => call(processing.process, { body: { entry_id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
