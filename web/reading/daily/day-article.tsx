import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleInList } from '#contract/reading/daily.ts'
import { paths } from '#web/platform/paths.ts'
import { ReadMark, SavedMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface DayArticleProps {
  article: ArticleInList
  isRead: boolean
  isSaved: boolean
  mark: ReactNode
}

export function DayArticle({ article, isRead, isSaved, mark }: DayArticleProps) {
  return (
    <li className="relative -mx-3 rounded-control px-3 py-3 hover:bg-sunken">
      <h3 className={`leading-snug ${isRead ? 'font-medium' : 'font-semibold'}`}>
        {/* The whole row is clickable, while the title is the name of the link. */}
        <Link to={paths.article(article.article_id)} className="after:absolute after:inset-0 hover:underline">
          {article.title}
        </Link>
      </h3>
      <p className="mt-1 line-clamp-3 text-sm text-quiet wrap-anywhere">{article.summary}</p>
      <div className="mt-2">
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          {`${article.reading_minutes} min`}
          {isRead && <ReadMark />}
          {isSaved && <SavedMark />}
          {mark}
        </QuietLine>
      </div>
    </li>
  )
}
