import { useId } from 'react'
import { Link } from 'react-router'
import { ENGLISH_NAMES } from '#contract/languages.ts'
import { MISTAKE_STATUS_LABELS } from '#contract/newsroom/mistake-report-rules.ts'
import { CONTEXT_CHARACTERS } from '#contract/syllabus/notes-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { ReportedMistake } from './api.ts'
import { DecisionForm } from './decision-form.tsx'
import { StatusBadge } from './status-badge.tsx'

export function MistakeCard({ report }: { report: ReportedMistake }) {
  const titleId = useId()
  const { article, article_title, language, description, status, created_at, reporter, open_of_article } = report
  return (
    <li>
      <article
        data-mistake=""
        tabIndex={-1}
        aria-labelledby={titleId}
        className="space-y-3 rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="min-w-0 flex-1 basis-48 text-lg leading-snug font-semibold">
            {article?.title ?? article_title}
          </h2>
          <StatusBadge status={status} labels={MISTAKE_STATUS_LABELS} />
        </div>
        <QuietLine>
          {`Reported by ${reporter}`}
          <time dateTime={created_at}>{formatInstant(created_at)}</time>
          {language !== 'en' && ENGLISH_NAMES[language]}
          {open_of_article > 1 && `${open_of_article} open reports of this article`}
        </QuietLine>
        <Passage report={report} />
        <p dir="auto" lang={scriptLanguage(description)} className="whitespace-pre-line">
          {description}
        </p>
        <Links report={report} />
        {status === 'open' ? <DecisionForm report={report} /> : <Decided report={report} />}
      </article>
    </li>
  )
}

function Passage({ report: { quote, prefix, suffix, language, is_in_text } }: { report: ReportedMistake }) {
  if (!quote) return <p className="text-sm text-quiet">About the article as a whole</p>
  return (
    <div className="space-y-2">
      <blockquote lang={language} className="border-s-2 border-signal ps-3 leading-reading">
        <span className="text-quiet">{isCut(prefix) ? `…${prefix}` : prefix}</span>
        <mark className="bg-signal-soft text-ink">{quote}</mark>
        <span className="text-quiet">{isCut(suffix) ? `${suffix}…` : suffix}</span>
      </blockquote>
      {is_in_text === true && <Badge>Still in the text</Badge>}
      {is_in_text === false && <Badge tone="progress">No longer in the text</Badge>}
    </div>
  )
}

/** Shorter context ends with the text. */
const isCut = (words: string) => words.length >= CONTEXT_CHARACTERS - 1

function Links({ report: { article, edit } }: { report: ReportedMistake }) {
  if (!edit) return <p className="text-sm text-quiet">The article is no longer there.</p>
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={paths.adminArticle(edit.entry_id, edit.article_id)} className={buttonStyle({ variant: 'outline' })}>
        Edit the article
      </Link>
      {article && (
        <Link to={paths.article(article.article_id)} className={buttonStyle({ variant: 'ghost' })}>
          Read the article
        </Link>
      )}
    </div>
  )
}

function Decided({ report: { answer, correction, decided_at, decided_by } }: { report: ReportedMistake }) {
  return (
    <div className="space-y-2 border-t border-line pt-3">
      {answer && <p className="whitespace-pre-line">{answer}</p>}
      {correction && <p className="text-sm">{`Correction: ${correction.right}`}</p>}
      <p className="text-sm text-quiet">
        {`Answered by ${decided_by ?? 'a deleted account'}${decided_at ? `, ${formatInstant(decided_at)}` : ''}`}
      </p>
    </div>
  )
}
