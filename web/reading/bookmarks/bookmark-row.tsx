import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Bookmark } from '#contract/reading/bookmarks.ts'
import * as m from '#messages/reading/bookmarks/list.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { LanguageBadges } from '#web/reading/shared/language-badges.tsx'
import { ReadMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { bookmarkStatus } from './api.ts'
import { RowBookmark } from './row-bookmark.tsx'

/** A removed bookmark stays until the next visit, to be restored. */
export const BookmarkRow = memo(function BookmarkRow({ article, isRead }: { article: Bookmark['articles']; isRead: boolean }) {
  // Offline, as they were asked for last.
  const title = article.title_translated ?? article.title
  const summary = article.summary_translated ?? article.summary
  const day = article.daily_entries.publication_date
  const isSaved = useQuery(bookmarkStatus(article.article_id)).data ?? true
  return (
    <li className="row-in-sight grid grid-cols-[1fr_auto] gap-x-2 border-b border-line py-4 [--row:9rem]">
      <h2 lang={scriptLanguage(title)} className="self-center leading-snug font-semibold">
        <Link to={paths.article(article.article_id)} className="inline-block py-1 hover:underline">
          {title}
        </Link>
      </h2>
      <RowBookmark articleId={article.article_id} title={title} isSaved={isSaved} />
      <p lang={scriptLanguage(summary)} className="col-span-2 mt-1 line-clamp-3 pe-2 text-sm text-quiet wrap-anywhere sm:pe-13">
        {summary}
      </p>
      <div className="col-span-2 mt-2">
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          <time dateTime={day}>{formatDay(day, 'short')}</time>
          {m.minutes({ minutes: article.reading_minutes })}
          {isRead && <ReadMark />}
          <LanguageBadges languages={article.languages} />
        </QuietLine>
      </div>
    </li>
  )
})
