import { Link } from 'react-router'
import { percent } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import type { SearchResult } from '#contract/reading/search.ts'
import * as m from '#messages/reading/search.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { LanguageBadges } from '#web/reading/shared/language-badges.tsx'
import { ReadMark, SavedMark } from '#web/ui/marks.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { Snippet } from './snippet.tsx'

interface SearchResultRowProps {
  result: SearchResult
  /** Of the title, if it is translated. */
  language: Language
  isRead: boolean
  isSaved: boolean
}

export function SearchResultRow({ result, language, isRead, isSaved }: SearchResultRowProps) {
  const { title, title_translated } = result
  return (
    <li className="relative border-b border-line py-4">
      <h2 lang={title_translated ? language : scriptLanguage(title)} className="leading-snug font-semibold">
        <Link to={paths.article(result.article_id)} className="after:absolute after:inset-0 hover:underline">
          {title_translated ?? title}
        </Link>
      </h2>
      <Snippet text={result.snippet} lang={result.snippet_language} />
      <div className="mt-2">
        <QuietLine>
          <PaperTag paper={result.gs_paper_category} />
          <time dateTime={result.publication_date}>{formatDay(result.publication_date, 'short')}</time>
          {isRead && <ReadMark />}
          {isSaved && <SavedMark />}
          <LanguageBadges languages={result.languages} />
        </QuietLine>
        {/* The order shows it. */}
        <span className="sr-only">{m.relevance({ percent: percent(result.relevance_score) })}</span>
      </div>
    </li>
  )
}
