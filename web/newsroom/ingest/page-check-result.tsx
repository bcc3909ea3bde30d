import { counted } from '#contract/amounts.ts'
import { practiceCounts } from '#contract/newsroom/practice-counts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import type { PageCheck } from './check-on-page.ts'
import { countsOf, languagesOf } from './upload-counts.ts'

/** Submission still needs the check of the server. */
export function PageCheckResult({ day, mistakes }: PageCheck) {
  const hasErrors = mistakes.some(({ isWarning }) => !isWarning)
  return (
    <section aria-labelledby="page-check-title" className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="page-check-title" className="text-lg font-semibold">
        Checked in your browser only
      </h2>
      <p className="mt-1 text-quiet">
        {hasErrors
          ? 'Fix the errors above. The server may find more.'
          : 'No errors found. To submit the day, parse again when the server can be reached.'}
      </p>
      {day && (
        <>
          <p className="mt-4 font-medium">
            {formatDay(day.publication_date, 'compact')}: {counted(day.articles.length, 'article')}
          </p>
          <ol className="divide-y divide-line">
            {day.articles.map((article) => (
              <li key={article.title} className="space-y-2 py-3">
                <p className="wrap-anywhere">{article.title}</p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
                  <PaperTag paper={article.gs_paper_category} />
                  <span>{countsOf(article, practiceCounts(article))}</span>
                  {languagesOf(article).map((name) => (
                    <Badge key={name}>{name}</Badge>
                  ))}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
