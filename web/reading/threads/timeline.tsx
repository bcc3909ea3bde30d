import { Link } from 'react-router'
import { THREAD_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import type { TimelineEvent } from '#contract/newsroom/threads.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { datedLine } from '#web/reading/articles/dated-line.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { SourceLink } from '#web/reading/provenance/source-link.tsx'
import type { Thread } from './facts-now.tsx'

interface TimelineProps {
  thread: Thread
  language: Language
}

export function Timeline({ thread: { timeline, articles }, language }: TimelineProps) {
  const dayOf = new Map(articles.map(({ article_id, publication_date }) => [article_id, publication_date]))
  return (
    <ol className="mt-3 space-y-4">
      {timeline.map((event) => (
        <Event
          key={`${event.date}${event.text.value}`}
          event={event}
          day={dayOf.get(event.article_id) ?? ''}
          language={language}
        />
      ))}
    </ol>
  )
}

function Event({ event, day, language }: { event: TimelineEvent; day: string; language: Language }) {
  const { kind, text, source, article_id } = event
  const { date, words } = inParts(event)
  return (
    <li className={`border-l-2 pl-4 wrap-anywhere ${kind === 'since_then' ? 'border-signal' : 'border-line'}`}>
      {date && (
        <p lang={text.lang} className="font-semibold text-quiet tabular-nums">
          {date}
        </p>
      )}
      <p lang={text.lang} className="reading-text leading-reading whitespace-pre-line">
        <BoldWords text={words} lang={text.lang} />
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link
          to={paths.article(article_id)}
          lang={language}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 print:min-h-0"
        >
          {THREAD_TEXTS[language].articleOf(formatDay(day, 'medium', language))}
        </Link>
        {source && (
          <span className="inline-flex min-h-11 items-center print:min-h-0">
            <SourceLink source={source} lang={language} />
          </span>
        )}
      </p>
    </li>
  )
}

function inParts({ kind, date, text }: TimelineEvent): { date?: string | undefined; words: string } {
  if (kind === 'since_then') return { date: formatDay(date ?? '', 'medium', text.lang), words: text.value }
  const line = datedLine(text.value)
  return { date: line.date, words: line.text }
}
