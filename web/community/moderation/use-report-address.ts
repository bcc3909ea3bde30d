import { useSearchParams } from 'react-router'
import { REPORT_STATUSES } from '#contract/community/moderation-rules.ts'
import type { StatusFilter } from './api.ts'

const FILTERS: readonly StatusFilter[] = ['all', ...REPORT_STATUSES]

/** What is listed and which report is open stand in the address: a reload keeps both, and others can be shown the very report. */
export function useReportAddress() {
  const [query, setQuery] = useSearchParams()
  const status = FILTERS.find((one) => one === query.get('status')) ?? 'pending'
  const openId = query.get('report') ?? undefined
  const go = (to: { status?: StatusFilter; openId?: string | undefined }) => {
    const next = { status, openId, ...to }
    setQuery(
      { ...(next.status !== 'pending' && { status: next.status }), ...(next.openId && { report: next.openId }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return { status, openId, setStatus: (status: StatusFilter) => go({ status }), open: (openId?: string) => go({ openId }) }
}
