import type { Report } from '#contract/community/moderation.ts'
import { adjacentReport, nextPending } from './report-pages.ts'

export interface ReportNavigation {
  hasNext: boolean
  hasPrevious: boolean
  onNext: () => void
  onPrevious: () => void
  /** `undefined` if no report is pending. */
  onNextPending: (() => void) | undefined
}

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<{ data?: { pages: { data: Report[] }[] } | undefined }>
}

/** In list order; loads further pages as needed. */
export function useReportNavigation(
  list: Pages,
  reports: Report[],
  openId: string | undefined,
  open: (reportId: string) => void,
): ReportNavigation {
  const next = adjacentReport(reports, openId, 1)
  const previous = adjacentReport(reports, openId, -1)
  const pending = nextPending(reports, openId)

  const fetchMore = async (pick: (reports: Report[]) => string | undefined) => {
    if (list.isFetchingNextPage) return
    const { data } = await list.fetchNextPage()
    const found = pick(data?.pages.flatMap((page) => page.data) ?? [])
    if (found) open(found)
  }
  const onNext = () => {
    if (next) open(next)
    else if (list.hasNextPage) fetchMore((all) => adjacentReport(all, openId, 1))
  }
  const onNextPending = () => {
    if (pending) open(pending)
    else fetchMore((all) => nextPending(all, openId))
  }
  return {
    hasNext: next !== undefined || list.hasNextPage,
    hasPrevious: previous !== undefined,
    onNext,
    onPrevious: () => previous && open(previous),
    onNextPending: pending || list.hasNextPage ? onNextPending : undefined,
  }
}
