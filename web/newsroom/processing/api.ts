import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Target } from '#contract/languages.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { call } from '#web/platform/http/call.ts'
import { articleById } from '#web/reading/articles/api.ts'

const PROCESSING = 'processing'
const POLL_INTERVAL_MS = 2000

export const entryProcessing = (entryId: string) =>
  queryOptions({
    queryKey: [PROCESSING, entryId],
    queryFn: async ({ signal }) => (await call(processing.ofEntry, { params: { entryId }, signal })).data,
    refetchInterval: ({ state }) => (state.data && !state.data.totals.is_settled && !state.error ? POLL_INTERVAL_MS : false),
  })

export const daysProcessing = (entryIds: readonly string[]) =>
  queryOptions({
    queryKey: [PROCESSING, 'days', ...entryIds],
    queryFn: async ({ signal }) => (await call(processing.ofDays, { query: { entries: entryIds.join() }, signal })).data,
    enabled: entryIds.length > 0,
    refetchInterval: ({ state }) => (state.data?.some((day) => !day.is_settled) && !state.error ? POLL_INTERVAL_MS : false),
  })

export const engines = () =>
  queryOptions({
    queryKey: [PROCESSING, 'engines'],
    queryFn: async ({ signal }) => (await call(processing.engines, { signal })).data,
  })

function useProcessingMutation<Input, Reply>(send: (asked: Input) => Promise<Reply>, articleId?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      if (articleId) queries.invalidateQueries({ queryKey: articleById(articleId).queryKey })
      return queries.invalidateQueries({ queryKey: [PROCESSING] })
    },
  })
}

export const useRetryUnit = () => useProcessingMutation((unitId: string) => call(processing.retry, { params: { unitId } }))
export const useCancelUnit = () => useProcessingMutation((unitId: string) => call(processing.cancel, { params: { unitId } }))
export const useMarkReviewed = () => useProcessingMutation((unitId: string) => call(processing.reviewed, { params: { unitId } }))
export const useRetryFailed = () =>
  useProcessingMutation((entryId: string) => call(processing.retryFailed, { params: { entryId } }))

/** Progress is loaded earlier, because the reply comes last. */
const PROGRESS_AFTER_MS = 1000

/** For new days and changed English texts. */
export function useProcessEntry() {
  const queries = useQueryClient()
  return useProcessingMutation((entry_id: string) => {
    setTimeout(() => queries.invalidateQueries({ queryKey: [PROCESSING] }), PROGRESS_AFTER_MS)
    return call(processing.process, { body: { entry_id } })
  })
}

interface Translation {
  title: string
  summary: string
  analysis: Record<string, string>
}

export const useTranslate = (articleId: string, language: Target) =>
  useProcessingMutation((body: Translation) => call(processing.translate, { params: { articleId, language }, body }), articleId)
export const useDeleteTranslation = (articleId: string, language: Target) =>
  useProcessingMutation(() => call(processing.untranslate, { params: { articleId, language } }), articleId)
