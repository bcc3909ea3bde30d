import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MistakeDecision, MistakeStatus } from '#contract/newsroom/mistake-report-rules.ts'
import { mistakeReports, type NewMistakeReport } from '#contract/newsroom/mistake-reports.ts'
import * as m from '#messages/newsroom/mistake-reports/report.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { type Delivered, deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { readSession } from '#web/platform/session/session.ts'
import { newDraft, saveDraft } from '#web/platform/storage/drafts.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export type { MistakeReport, ReportedMistake } from '#contract/newsroom/mistake-reports.ts'
/** Null for the whole article. */
export type ReportedPassage = NewMistakeReport['passage']
export type StatusFilter = MistakeStatus | 'all'

interface Unsent {
  articleId: string
  report: NewMistakeReport
}

const KIND = 'mistake'
const KEY = 'mistake-reports'
const TIMEOUT_MS = 20_000

declareKind<Unsent>(KIND, {
  storedFor: 'everybody',
  send: ({ articleId, report }) =>
    call(mistakeReports.report, { params: { articleId }, body: report, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  onSent: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  onRefused: ({ articleId, report: { passage, description } }, message) => {
    saveDraft(readSession().user?.id ?? '', draftName(articleId, passage), newDraft({ description }, Date.now()))
    toast(m.notSent({ message }), 'error')
  },
})

/** One draft per passage. */
export const draftName = (articleId: string, passage: ReportedPassage): string =>
  `mistake/${articleId}${passage ? `/${passage.section}/${passage.start}` : ''}`

/** Without a network it waits in the outbox. @throws CallError if refused */
export async function sendReport(articleId: string, report: NewMistakeReport): Promise<Delivered> {
  const delivered = await deliver<Unsent>(KIND, report.client_key, { articleId, report })
  queryClient.invalidateQueries({ queryKey: [KEY] })
  return delivered
}

export const myReports = () =>
  infiniteQueryOptions({
    queryKey: [KEY, 'mine'],
    queryFn: ({ pageParam, signal }) => call(mistakeReports.mine, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
  })

export const reportedMistakes = (status: StatusFilter) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'admin', status],
    queryFn: ({ pageParam, signal }) =>
      call(mistakeReports.adminList, { query: { status, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

interface Decision {
  status: MistakeDecision
  answer: string
  correction_id?: string
}

/** Also after an error: another admin may have answered. */
export function useDecideReport(reportId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call(mistakeReports.decide, { params: { reportId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}
