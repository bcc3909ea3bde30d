import type { Report } from '#contract/community/moderation.ts'
import { neighbour, nextPending } from './report-pages.ts'

export interface Steps {
  /** Whether there is one in that direction. */
  hasNext: boolean
  hasPrevious: boolean
  onNext: () => void
  onPrevious: () => void
  /** Of the list; `undefined` where none waits. */
  onNextPending: (() => void) | undefined
}

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<{ data?: { pages: { data: Report[] }[] } | undefined }>
}

/** From report to report as they are listed; where the list ends and goes on, its next page is fetched on the way. */
export function useSteps(list: Pages, reports: Report[], openId: string | undefined, open: (reportId: string) => void): Steps {
  const next = neighbour(reports, openId, 1)
  const previous = neighbour(reports, openId, -1)
  const pending = nextPending(reports, openId)

  const fetchMore = async (pick: (reports: Report[]) => string | undefined) => {
    if (list.isFetchingNextPage) return
    const { data } = await list.fetchNextPage()
    const found = pick(data?.pages.flatMap((page) => page.data) ?? [])
    if (found) open(found)
  }
  const onNext = () => {
    if (next) open(next)
    else if (list.hasNextPage) fetchMore((all) => neighbour(all, openId, 1))
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
