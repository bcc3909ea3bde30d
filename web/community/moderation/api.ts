import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ReportReason } from '#contract/community/forum-rules.ts'
import { forums } from '#contract/community/forums.ts'
import { moderation, type Report, type ReportContext } from '#contract/community/moderation.ts'
import type { ReportStatus, Verdict } from '#contract/community/moderation-rules.ts'
import { posts } from '#contract/community/posts.ts'
import { exchange } from '#contract/practice/exchange.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { CallError, call, failureText } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'
import { polled } from '#web/platform/http/polled.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type ReportPages, withReport } from './report-pages.ts'

const LIST = ['reports', 'list']
const STATS = ['reports', 'stats']
const contextKey = (reportId: string) => ['reports', 'context', reportId]

export type StatusFilter = ReportStatus | 'all'

const statsPoll = polled(30_000, async (signal) => (await call(moderation.stats, { signal })).data)

export const reportStats = () => queryOptions({ queryKey: STATS, staleTime: 0, ...statsPoll })

export const reportList = (status: StatusFilter) =>
  infiniteQueryOptions({
    queryKey: [...LIST, status],
    queryFn: ({ pageParam, signal }) =>
      call(moderation.reports, { query: { status, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
  })

/** Never cached: another admin may review the same report. */
export const reportContext = (reportId: string) =>
  queryOptions({
    queryKey: contextKey(reportId),
    queryFn: async ({ signal }) => (await call(moderation.context, { params: { reportId }, signal })).data,
    staleTime: 0,
  })

/** Drops older pages. */
export async function refreshReports(queries: QueryClient, status: StatusFilter): Promise<void> {
  const { queryKey } = reportList(status)
  queries.setQueryData<ReportPages>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  queries.invalidateQueries({ queryKey: STATS })
  await queries.invalidateQueries({ queryKey: LIST, refetchType: 'none' })
  await queries.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
}

interface Decision {
  reportId: string
  status: Verdict
  notes: string
  withOthers: boolean
}

/** A reviewed report keeps its position, even when the filter no longer matches. */
export function useReview() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ reportId, status, notes, withOthers }: Decision) => {
      const body = { status, ...(notes.trim() && { admin_notes: notes }), ...(withOthers && { with_others: true }) }
      return (await call(moderation.review, { params: { reportId }, body })).data
    },
    onSuccess: (report, { withOthers }) => {
      updateCaches(queries, report, withOthers)
      queries.invalidateQueries({ queryKey: STATS })
    },
    onError: (error, { reportId }) => {
      if (error instanceof CallError && error.status === 409) refetchReport(queries, reportId)
    },
  })
}

function updateCaches(queries: QueryClient, report: Report, withOthers: boolean) {
  queries.setQueriesData<ReportPages>({ queryKey: LIST }, (list) => list && withReport(list, report, withOthers))
  queries.setQueryData<ReportContext>(contextKey(report.report_id), (context) => context && { ...context, report })
  queries.invalidateQueries({ queryKey: ['reports', 'context'] })
}

/** Another admin was faster. */
async function refetchReport(queries: QueryClient, reportId: string) {
  const { report } = await queries.fetchQuery(reportContext(reportId)).catch(() => ({ report: undefined }))
  if (report) queries.setQueriesData<ReportPages>({ queryKey: LIST }, (list) => list && withReport(list, report, false))
  queries.invalidateQueries({ queryKey: STATS })
}

type PostInForum = Pick<NonNullable<ReportContext['post']>, 'post_id' | 'forum_id'>
export type PostChange = { hide: boolean } | { remove: true } | { lock: boolean }

/** @param reportId whose context is reloaded */
export function useChangePost(reportId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ post_id: postId, forum_id: forumId, change }: PostInForum & { change: PostChange }) => {
      if ('hide' in change) await call(posts.hide, { params: { postId }, body: { is_hidden: change.hide } })
      else if ('lock' in change) await call(forums.change, { params: { forumId }, body: { is_locked: change.lock } })
      else await call(posts.remove, { params: { postId } })
    },
    onSettled: () => {
      // Other pages reload the forum when they open.
      queries.invalidateQueries({ queryKey: ['community'], refetchType: 'none' })
      return queries.invalidateQueries({ queryKey: contextKey(reportId) })
    },
  })
}

/** @param reportId whose context is reloaded */
export function useHideExchanged(reportId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ offer_id, review_id, is_hidden }: NonNullable<ReportContext['exchange']>) => {
      const body = { is_hidden: !is_hidden }
      if (review_id) return call(exchange.hideReview, { params: { exchangeReviewId: review_id }, body })
      return call(exchange.hideAnswer, { params: { offerId: offer_id }, body })
    },
    onError: (error) => toast(failureText(error, m.changeFailed), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: contextKey(reportId) }),
  })
}

export const loadReportedPhoto = (offerId: string, number: number, signal: AbortSignal) =>
  callFile(exchange.reportedPhoto, { params: { offerId }, query: { number }, signal })

export const reportPost = (postId: string, reason: ReportReason, description: string) =>
  call(moderation.report, { params: { postId }, body: { reason, ...(description && { description }) } })
