import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ControlWord } from '#web/reading/article-languages/control-word.tsx'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { SyllabusLines } from './syllabus-lines.tsx'

interface ArticleHeadProps {
  article: Article
  title: Localised<string>
  /** The English title, to show below a translated one. */
  english?: string | undefined
  /** The language of the lines of the syllabus. */
  lang: Language
  /** Controls: language, bookmark and so on. */
  children: ReactNode
}

export function ArticleHead({ article, title, english, lang, children }: ArticleHeadProps) {
  const day = article.daily_entries.publication_date
  return (
    <header className="lg:col-start-2">
      <h1
        lang={title.lang}
        tabIndex={-1}
        className="article-title font-serif text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl"
      >
        {title.value}
      </h1>
      {english && title.lang !== 'en' && (
        <p lang="en" className="mt-2 font-serif text-lg text-quiet wrap-anywhere">
          {english}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-3">
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          <time dateTime={day} lang={lang}>
            {formatDay(day, 'medium', lang)}
          </time>
          <span>
            {article.reading_minutes} <ControlWord isText>min</ControlWord>
          </span>
          {article.status === 'draft' && <Badge tone="signal">Draft</Badge>}
        </QuietLine>
        <div className="flex flex-wrap items-center gap-x-1 max-sm:w-full max-sm:border-y max-sm:border-line print:hidden">
          {children}
        </div>
      </div>
      <SyllabusLines lines={article.syllabus} lang={lang} />
    </header>
  )
}
