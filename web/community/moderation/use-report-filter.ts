import { useSearchParams } from 'react-router'
import { REPORT_STATUSES } from '#contract/community/moderation-rules.ts'
import type { StatusFilter } from './api.ts'

const FILTERS: readonly StatusFilter[] = ['all', ...REPORT_STATUSES]

/** Stored in the URL. */
export function useReportFilter() {
  const [query, setQuery] = useSearchParams()
  const status = FILTERS.find((one) => one === query.get('status')) ?? 'pending'
  const openId = query.get('report') ?? undefined
  const update = (to: { status?: StatusFilter; openId?: string | undefined }) => {
    const next = { status, openId, ...to }
    setQuery(
      { ...(next.status !== 'pending' && { status: next.status }), ...(next.openId && { report: next.openId }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    status,
    openId,
    setStatus: (status: StatusFilter) => update({ status }),
    open: (openId?: string) => update({ openId }),
  }
}
