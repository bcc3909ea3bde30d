import type { InfiniteData } from '@tanstack/react-query'
import type { Report } from '#contract/community/moderation.ts'
import { cutText } from '#contract/cut-text.ts'

export type ReportPages = InfiniteData<{ data: Report[]; next_before: string | null }, string | null>

/** @param withOthers also the other pending reports of the same content */
export function withReport(list: ReportPages, report: Report, withOthers: boolean): ReportPages {
  const { status, admin_notes, reviewed_at, reviewer, subject_id } = report
  const next = (one: Report): Report => {
    if (one.report_id === report.report_id) return report
    const isIncluded = withOthers && one.status === 'pending' && subject_id !== null && one.subject_id === subject_id
    return isIncluded ? { ...one, status, admin_notes, reviewed_at, reviewer } : one
  }
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(next) })) }
}

type Listed = Pick<Report, 'report_id' | 'status'>

/** Wraps to the top. */
export function nextPending(reports: readonly Listed[], openId: string | undefined): string | undefined {
  const at = reports.findIndex(({ report_id }) => report_id === openId)
  const ordered = [...reports.slice(at + 1), ...reports.slice(0, Math.max(at, 0))]
  return ordered.find(({ status }) => status === 'pending')?.report_id
}

export function adjacentReport(reports: readonly Listed[], openId: string | undefined, step: 1 | -1): string | undefined {
  const at = reports.findIndex(({ report_id }) => report_id === openId)
  return at < 0 ? reports[0]?.report_id : reports[at + step]?.report_id
}

const MAX_LENGTH = 100

/** One line, at most 100 characters. */
export function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_LENGTH ? line : `${cutText(line, MAX_LENGTH).trimEnd()}…`
}
