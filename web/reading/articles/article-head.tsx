import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import * as m from '#messages/reading/articles.ts'
import { paths } from '#web/platform/paths.ts'
import { areControlsInterface, ControlWord, controlLanguageOf } from '#web/platform/text/control-word.tsx'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface ArticleHeadProps {
  article: Article
  title: Localised<string>
  /** Below a translated title. */
  english?: string | undefined
  lang: Language
  /** Within a page that has a heading of its own. */
  isWithin?: boolean | undefined
  /** Such as language and bookmark. */
  children: ReactNode
}

export function ArticleHead({ article, title, english, lang, isWithin = false, children }: ArticleHeadProps) {
  const Heading = isWithin ? 'h2' : 'h1'
  const day = article.daily_entries.publication_date
  // As the minutes beside it.
  const dayLang = controlLanguageOf(lang)
  return (
    <header className="lg:col-start-2">
      <Heading
        lang={title.lang}
        tabIndex={-1}
        className="article-title font-serif text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl"
      >
        {title.value}
      </Heading>
      {english && title.lang !== 'en' && (
        <p lang="en" className="mt-2 font-serif text-lg text-quiet wrap-anywhere">
          {english}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-3">
        <QuietLine>
          <PaperTag paper={article.gs_paper_category} />
          <time dateTime={day} lang={dayLang}>
            {formatDay(day, 'medium', dayLang)}
          </time>
          <span>
            {article.reading_minutes} <ControlWord isText>min</ControlWord>
          </span>
          {article.status === 'draft' && <Badge tone="signal">{m.draft}</Badge>}
        </QuietLine>
        <div className="flex flex-wrap items-center gap-x-1 max-sm:w-full max-sm:border-y max-sm:border-line print:hidden">
          {children}
        </div>
      </div>
      <SyllabusLines lines={article.syllabus} lang={lang} />
    </header>
  )
}

interface SyllabusLinesProps {
  /** Missing in older stored articles. */
  lines: readonly SyllabusLine[] | undefined
  lang: Language
}

/** One row at first, so that the summary is high on phones. */
function SyllabusLines({ lines = [], lang }: SyllabusLinesProps) {
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0) return null
  const shown = isOpen ? lines : lines.slice(0, 1)
  return (
    <>
      <ul className="hidden text-sm print:block">
        {lines.map(({ node_id, paper, text }) => {
          const language = text[lang] ? lang : 'en'
          return (
            <li key={node_id} lang={language}>
              {paper[language] ?? paper.en}: {text[language] ?? text.en}
            </li>
          )
        })}
      </ul>
      <div className="mt-1 flex items-start gap-2 text-sm sm:mt-2 print:hidden">
        <ul aria-label={m.syllabus} className="min-w-0 flex-1">
          {shown.map(({ node_id, paper, text }) => {
            const language = text[lang] ? lang : 'en'
            return (
              <li key={node_id}>
                <Link
                  to={paths.syllabusNode(node_id)}
                  lang={language}
                  className="flex min-h-11 items-center text-quiet underline-offset-4 hover:underline"
                >
                  <span className={isOpen ? 'wrap-anywhere' : 'truncate'}>
                    <span className="font-semibold">{paper[language] ?? paper.en}</span> {text[language] ?? text.en}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
        {lines.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-11 shrink-0 rounded-control px-2 font-medium text-accent hover:bg-sunken"
          >
            {isOpen ? (
              <ControlWord>Less</ControlWord>
            ) : areControlsInterface(lang) ? (
              m.moreLines({ count: lines.length - 1 })
            ) : (
              `+${lines.length - 1}`
            )}
            <span className="sr-only"> {m.ofTheSyllabus}</span>
          </button>
        )}
      </div>
    </>
  )
}
