import { Link } from 'react-router'
import type { AdminEntry } from '#contract/daily.ts'
import { formatDay } from '#web/platform/dates.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'

const TITLES_SHOWN = 3

export function AdminEntryRow({ entry }: { entry: AdminEntry }) {
  const { articles, publication_date, status } = entry
  const others = articles.length - TITLES_SHOWN
  return (
    <li className="space-y-2 px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={publication_date} className="font-semibold">
          {formatDay(publication_date)}
        </time>
        {status === 'published' ? <Badge tone="good">Published</Badge> : <Badge tone="signal">Draft</Badge>}
        <span className="text-sm text-quiet">
          {articles.length} {articles.length === 1 ? 'article' : 'articles'}
        </span>
      </p>
      <ul>
        {articles.slice(0, TITLES_SHOWN).map((article) => (
          <li key={article.article_id} className="wrap-anywhere">
            <Link
              to={paths.article(article.article_id)}
              className="inline-block py-1 text-ink underline decoration-strong underline-offset-4 hover:decoration-current"
            >
              {article.title}
            </Link>{' '}
            <span className="text-sm text-quiet">{article.gs_paper_category}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-sm text-quiet">and {others} more</p>}
    </li>
  )
}
