import { queryOptions } from '@tanstack/react-query'
import { analytics } from '#contract/newsroom/analytics.ts'
import type { Range } from '#contract/newsroom/analytics-rules.ts'
import { call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { saveFile } from '#web/platform/save-file.ts'

export const communityStats = (range: Range) =>
  queryOptions({
    queryKey: ['analytics', 'stats', range],
    queryFn: async ({ signal }) => (await call(analytics.stats, { query: { range }, signal })).data,
  })

export const communityActivity = (range: Range) =>
  queryOptions({
    queryKey: ['analytics', 'activity', range],
    queryFn: async ({ signal }) => (await call(analytics.activity, { query: { range }, signal })).data,
  })

export const topContent = (range: Range) =>
  queryOptions({
    queryKey: ['analytics', 'top-content', range],
    queryFn: async ({ signal }) => (await call(analytics.topContent, { query: { range }, signal })).data,
  })

/** @throws CallError */
export async function exportAnalytics(range: Range): Promise<void> {
  saveFile(`community-analytics-${range}.csv`, await callFile(analytics.export, { query: { range } }))
}
