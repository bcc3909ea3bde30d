import { memo } from 'react'
import { Link } from 'react-router'
import type { Bookmark } from '#contract/reading/bookmarks.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ReadMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { BookmarkToggle } from './bookmark-toggle.tsx'

/** A removed bookmark stays in the list until the next visit, so that the same button can restore it. */
export const BookmarkRow = memo(function BookmarkRow({ article, isRead }: { article: Bookmark['articles']; isRead: boolean }) {
  const day = article.daily_entries.publication_date
  return (
    <li className="row-in-sight border-b border-line py-5 [--row:9.5rem]">
      <h2 className="leading-snug font-semibold">
        <Link to={paths.article(article.article_id)} className="hover:underline">
          {article.title}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-3 text-sm text-quiet wrap-anywhere">{article.summary}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          <time dateTime={day}>{formatDay(day, 'short')}</time>
          {`${article.reading_minutes} min`}
          {isRead && <ReadMark />}
        </QuietLine>
        <BookmarkToggle articleId={article.article_id} about={article.title} />
      </div>
    </li>
  )
})
