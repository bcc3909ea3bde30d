import { queryOptions } from '@tanstack/react-query'
import { questionBank } from '#contract/newsroom/question-bank.ts'
import { askAdvice } from '#web/newsroom/advice/api.ts'
import { entryDetail } from '#web/newsroom/entries/api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'

export const dayFigures = (day: string) =>
  queryOptions({
    queryKey: ['question-bank', 'day', day],
    queryFn: async ({ signal }) => (await call(questionBank.ofDay, { params: { day }, signal })).data,
    staleTime: 0,
  })

/** By article: how much advice there is, in the order of the day. */
export const dayAdvice = (day: string, entryId: string, revision: number) =>
  queryOptions({
    queryKey: ['advice', 'of-day', day, revision],
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      const { payload, article_ids } = await queryClient.fetchQuery(entryDetail(entryId))
      const advice = await askAdvice(day, payload.articles, signal)
      return Object.fromEntries(article_ids.map((id, index) => [id, advice.filter(({ article }) => article === index).length]))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
