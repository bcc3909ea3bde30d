import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { TimelineEvent } from '#contract/newsroom/threads.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as THREAD_TEXTS } from '#messages/all/reading-language/threads.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { SourceLink } from '#web/reading/provenance/source-link.tsx'
import { eventDays } from './event-days.ts'
import type { Thread } from './facts-now.tsx'

interface TimelineProps {
  thread: Thread
  language: Language
}

export function Timeline({ thread: { timeline, articles }, language }: TimelineProps) {
  const dayOf = new Map(articles.map(({ article_id, publication_date }) => [article_id, publication_date]))
  return (
    <ol className="mt-3 space-y-4">
      {eventDays(timeline, language).map(({ heading, events }) => (
        <li key={events[0]?.words} className="border-s-2 border-line ps-4 wrap-anywhere">
          {heading && (
            <p lang={heading.lang} className="font-semibold text-quiet tabular-nums">
              {heading.value}
            </p>
          )}
          {events.map(({ event, words }) => (
            <Event key={words} event={event} words={words} day={dayOf.get(event.article_id) ?? ''} language={language} />
          ))}
        </li>
      ))}
    </ol>
  )
}

interface EventProps {
  event: TimelineEvent
  words: string
  /** Of its article. */
  day: string
  language: Language
}

function Event({ event: { kind, text, source, article_id }, words, day, language }: EventProps) {
  return (
    <>
      <p lang={text.lang} className="reading-text leading-reading whitespace-pre-line">
        {kind === 'since_then' && (
          <span lang={language} className="me-2 rounded-control bg-signal-soft px-1.5 py-0.5 text-sm font-semibold text-signal">
            {PROVENANCE_TEXTS[language].sinceThen}
          </span>
        )}
        <BoldWords text={words} lang={text.lang} />
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link
          to={paths.article(article_id)}
          lang={language}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 print:min-h-0"
        >
          {THREAD_TEXTS[language].articleOf({ date: formatDay(day, 'short', language) })}
        </Link>
        {source && (
          <span className="inline-flex min-h-11 items-center print:min-h-0">
            <SourceLink source={source} lang={language} />
          </span>
        )}
      </p>
    </>
  )
}
