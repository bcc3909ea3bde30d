import { memo } from 'react'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import type { DayProcessing } from '#contract/newsroom/processing.ts'
import type { AdminEntry } from '#contract/reading/daily.ts'
import { DayLanguages } from '#web/newsroom/processing/day-languages.tsx'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { formatIndianTime } from '#web/platform/time/indian-time.ts'
import { Badge } from '#web/ui/badge.tsx'

const TITLES_SHOWN = 3

interface AdminEntryRowProps {
  entry: AdminEntry
  processing: DayProcessing | undefined
}

export const AdminEntryRow = memo(function AdminEntryRow({ entry, processing }: AdminEntryRowProps) {
  const { articles, publication_date, status, scheduled_for } = entry
  const others = articles.length - TITLES_SHOWN
  return (
    <li className="row-in-sight px-4 py-3 sm:px-5 [--row:14rem] sm:space-y-2 sm:py-4 sm:[--row:13rem]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
        <Link
          to={paths.adminEntry(entry.entry_id)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          <time dateTime={publication_date}>{formatDay(publication_date, 'compact')}</time>
        </Link>
        {status === 'published' && <Badge tone="good">Published</Badge>}
        {status === 'draft' && !scheduled_for && <Badge tone="signal">Draft</Badge>}
        {scheduled_for && (
          <>
            <Badge tone="accent">Scheduled</Badge>
            <time dateTime={scheduled_for} className="text-sm text-quiet">
              {formatIndianTime(scheduled_for)}
            </time>
          </>
        )}
        <span className="text-sm text-quiet">{counted(articles.length, 'article')}</span>
      </p>
      {processing && <DayLanguages day={processing} />}
      <ul>
        {articles.slice(0, TITLES_SHOWN).map((article) => (
          <li key={article.article_id} className="flex items-baseline gap-x-2 sm:block sm:wrap-anywhere">
            <Link
              to={paths.article(article.article_id)}
              className="inline-block py-1 text-ink underline decoration-strong max-sm:min-w-0 max-sm:truncate underline-offset-4 hover:decoration-current"
            >
              {article.title}
            </Link>{' '}
            <span className="text-sm text-quiet max-sm:shrink-0">{article.gs_paper_category}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-sm text-quiet">and {others} more</p>}
    </li>
  )
})
