import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { ArticleInList } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/daily.ts'
import { paths } from '#web/platform/paths.ts'
import { RowBookmark } from '#web/reading/bookmarks/row-bookmark.tsx'
import { LanguageBadges } from '#web/reading/shared/language-badges.tsx'
import { ReadMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { summaryOf, titleOf } from './in-reading-language.ts'
import { FinishedMark, QuizState } from './row-marks.tsx'

export interface Marks {
  lang: Language
  read: ReadonlySet<string>
  finished: ReadonlySet<string>
  saved: ReadonlySet<string>
  /** Last scores by quiz; `undefined` without access to quizzes. */
  quizzes: ReadonlyMap<string, string> | undefined
}

/** On phones the summary is closed, so that the first screen has several articles. */
export function DayArticle({ article, marks, mark }: { article: ArticleInList; marks: Marks; mark: ReactNode }) {
  const titleId = useId()
  const summaryId = useId()
  const [isOpen, setOpen] = useState(false)
  const { article_id } = article
  const title = titleOf(article, marks.lang)
  const summary = summaryOf(article, marks.lang)
  const isRead = marks.read.has(article_id)
  const isSaved = marks.saved.has(article_id)
  const isFinished = marks.finished.has(article_id)

  return (
    <li className="group/row relative -mx-3 grid grid-cols-[1fr_auto] gap-x-2 rounded-control py-2 pe-1 ps-3 max-sm:gap-x-1 max-sm:pe-0 hover:bg-sunken">
      <h3
        id={titleId}
        className={`self-center leading-snug group-has-data-not-here/row:text-quiet ${isRead ? 'font-medium' : 'font-semibold'}`}
        lang={title.lang}
      >
        {/* The row is clickable; the title names the link. */}
        <Link to={paths.article(article_id)} className="line-clamp-5 after:absolute after:inset-0 hover:underline">
          {title.value}
        </Link>
      </h3>
      <RowBookmark articleId={article_id} title={title.value} isSaved={isSaved} />
      <p
        id={summaryId}
        lang={summary.lang}
        className={`col-span-2 row-start-3 mt-1 pe-2 text-sm text-quiet wrap-anywhere sm:row-start-2 sm:line-clamp-2 sm:pe-11 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {summary.value}
      </p>
      <div className="min-w-0 self-center py-1">
        {isSaved && <span className="sr-only">{m.saved}</span>}
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          {m.minutes({ minutes: article.reading_minutes })}
          {isFinished ? <FinishedMark isRead={isRead} /> : isRead && <ReadMark />}
          <Languages article={article} isFinished={isFinished} />
          <QuizState article={article} titleId={titleId} quizzes={marks.quizzes} />
          {mark}
        </QuietLine>
      </div>
      <button
        type="button"
        aria-label={m.summaryOf({ title: title.value })}
        aria-expanded={isOpen}
        aria-controls={summaryId}
        onClick={() => setOpen(!isOpen)}
        className="relative z-1 grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink sm:hidden"
      >
        <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </li>
  )
}

/** Least needed once it is finished: on a phone its quiz stands on the same line instead. */
function Languages({ article: { languages }, isFinished }: { article: ArticleInList; isFinished: boolean }) {
  const isOnPhone = useIsPhone()
  return isFinished && isOnPhone ? null : <LanguageBadges languages={languages} />
}
