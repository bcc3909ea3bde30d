import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Target } from '#contract/languages.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { call } from '#web/platform/http/call.ts'

const PROCESSING = 'processing'
const POLLED_MS = 2000

/** Asked again and again while something runs, and not at all once everything has settled. */
export const entryProcessing = (entryId: string) =>
  queryOptions({
    queryKey: [PROCESSING, entryId],
    queryFn: async ({ signal }) => (await call(processing.ofEntry, { params: { entryId }, signal })).data,
    refetchInterval: ({ state }) => (state.data && !state.data.totals.is_settled && !state.error ? POLLED_MS : false),
  })

export const engines = () =>
  queryOptions({
    queryKey: [PROCESSING, 'engines'],
    queryFn: async ({ signal }) => (await call(processing.engines, { signal })).data,
  })

function useProcessing<Asked, Reply>(ask: (asked: Asked) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: ask, onSettled: () => queries.invalidateQueries({ queryKey: [PROCESSING] }) })
}

export const useRetryUnit = () => useProcessing((unitId: string) => call(processing.retry, { params: { unitId } }))
export const useMarkReviewed = () => useProcessing((unitId: string) => call(processing.reviewed, { params: { unitId } }))
export const useRetryFailed = () => useProcessing((entryId: string) => call(processing.retryFailed, { params: { entryId } }))

/** For days that were never processed, or whose English was edited since. */
export const useProcessEntry = () => useProcessing((entry_id: string) => call(processing.process, { body: { entry_id } }))

interface Translation {
  title: string
  summary: string
  analysis: Record<string, string>
}

export const useTranslate = (articleId: string, language: Target) =>
  useProcessing((body: Translation) => call(processing.translate, { params: { articleId, language }, body }))
export const useUntranslate = (articleId: string, language: Target) =>
  useProcessing(() => call(processing.untranslate, { params: { articleId, language } }))
