import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as m from '#messages/newsroom/mistake-reports/my-reports.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { type MistakeReport, myReports } from './api.ts'
import { StatusBadge } from './status-badge.tsx'

/** Renders nothing without reports. */
export function MyReports() {
  const list = useInfiniteQuery(myReports())
  const reports = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isError && !list.data) return <QuietFailure text={m.notLoaded} onRetry={() => list.refetch()} />
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="my-mistakes">
      <h2 id="my-mistakes" className="mb-3 text-xl font-semibold">
        {m.title}
      </h2>
      <ol className="border-t border-line">
        {reports.map((report) => (
          <ReportRow key={report.report_id} report={report} />
        ))}
      </ol>
      {list.isFetchNextPageError && <QuietFailure text={m.olderNotLoaded} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </section>
  )
}

const LABELS = { open: m.open, corrected: m.corrected, no_mistake: m.noMistake, duplicate: m.reportedBefore }

function ReportRow({ report }: { report: MistakeReport }) {
  const { article, article_title, status, quote, language, description, answer, correction, created_at } = report
  const title = useTitleIn()(article ?? { title: article_title })
  return (
    <li className="space-y-2 border-b border-line py-5 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 lang={title.lang} className="min-w-0 flex-1 basis-48 leading-snug font-semibold">
          {article ? (
            <Link to={paths.article(article.article_id)} className="hover:underline">
              {title.value}
            </Link>
          ) : (
            title.value
          )}
        </h3>
        <StatusBadge status={status} labels={LABELS} />
      </div>
      {quote && (
        <blockquote lang={language} className="line-clamp-3 border-s-2 border-line ps-3 text-sm">
          {quote}
        </blockquote>
      )}
      <p dir="auto" lang={scriptLanguage(description)} className="text-sm whitespace-pre-line">
        {description}
      </p>
      {(answer || correction) && (
        <p dir="auto" className="border-s-2 border-signal ps-3 text-sm whitespace-pre-line">
          <span className="block font-semibold text-quiet">{m.answer}</span>
          {answer || correction?.right}
        </p>
      )}
      <QuietLine>
        <time dateTime={created_at}>{formatInstant(created_at)}</time>
        {!article && m.articleGone}
      </QuietLine>
    </li>
  )
}
