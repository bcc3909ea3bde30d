import type { InfiniteData } from '@tanstack/react-query'
import type { Report } from '#contract/community/moderation.ts'

export type ReportPages = InfiniteData<{ data: Report[]; next_before: string | null }, string | null>

/** Puts what became of a report in its place; @param withOthers the same became of the other pending ones of its post */
export function withReport(list: ReportPages, report: Report, withOthers: boolean): ReportPages {
  const { status, admin_notes, reviewed_at, reviewer, post_id } = report
  const next = (one: Report): Report => {
    if (one.report_id === report.report_id) return report
    const isAlong = withOthers && one.status === 'pending' && post_id !== null && one.post_id === post_id
    return isAlong ? { ...one, status, admin_notes, reviewed_at, reviewer } : one
  }
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(next) })) }
}

type Listed = Pick<Report, 'report_id' | 'status'>

/** The next one that waits, looked for from the open one on and then from the top; `undefined` where none waits. */
export function nextPending(reports: readonly Listed[], openId: string | undefined): string | undefined {
  const at = reports.findIndex(({ report_id }) => report_id === openId)
  const turned = [...reports.slice(at + 1), ...reports.slice(0, Math.max(at, 0))]
  return turned.find(({ status }) => status === 'pending')?.report_id
}

/** The neighbour of the open one in the list. */
export function neighbour(reports: readonly Listed[], openId: string | undefined, step: 1 | -1): string | undefined {
  const at = reports.findIndex(({ report_id }) => report_id === openId)
  return at < 0 ? reports[0]?.report_id : reports[at + step]?.report_id
}

const MOST = 100

/** Cut at 100 characters as a reader counts them. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = [...new Intl.Segmenter().segment(line)]
  return signs.length <= MOST
    ? line
    : `${signs
        .slice(0, MOST)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`
}
