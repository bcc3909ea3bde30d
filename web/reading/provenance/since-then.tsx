import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { SinceThen as Entry, Source } from '#contract/reading/provenance.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { useLinkedPart } from './linked-part.ts'
import { SourceLink } from './source-link.tsx'

export const SINCE_THEN_ID = 'since-then'
const newestFirst = (entries: readonly Entry[]) => entries.toSorted((one, other) => (one.date < other.date ? 1 : -1))

/** All of it, without a router and without a script. */
export function StaticSinceThen({ article: { since_then, sources }, lang }: { article: Article; lang: Language }) {
  const headingId = useId()
  if (since_then.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-6 mb-8 border-s-2 border-signal ps-4 lg:col-start-2">
      <h2 id={headingId} lang={lang} className="text-xl font-semibold">
        {PROVENANCE_TEXTS[lang].sinceThen}
      </h2>
      <ol className="mt-3 space-y-3">
        {newestFirst(since_then).map((entry) => (
          <Development key={entry.date + entry.text} entry={entry} source={sources[entry.source]} lang={lang} />
        ))}
      </ol>
    </section>
  )
}

/** The newest at once; earlier ones on demand, when linked to, and on paper. */
export function SinceThen({ article: { since_then, sources }, lang }: { article: Article; lang: Language }) {
  const headingId = useId()
  const restId = useId()
  const isLinked = useLocation().hash === `#${SINCE_THEN_ID}`
  const [isChosen, setChosen] = useState<boolean>()
  useLinkedPart(SINCE_THEN_ID, since_then.length > 0)
  const [newest, ...earlier] = newestFirst(since_then)
  if (!newest) return null
  const isOpen = isChosen ?? isLinked
  const shown = (entry: Entry) => (
    <Development key={entry.date + entry.text} entry={entry} source={sources[entry.source]} lang={lang} />
  )
  return (
    <section
      id={SINCE_THEN_ID}
      aria-labelledby={headingId}
      className="mb-10 scroll-mt-4 border-s-2 border-signal ps-4 lg:scroll-mt-8"
    >
      <h2 id={headingId} lang={lang} tabIndex={-1} className="text-xl font-semibold outline-none">
        {PROVENANCE_TEXTS[lang].sinceThen}
      </h2>
      <ol className="mt-3">{shown(newest)}</ol>
      {earlier.length > 0 && (
        <>
          <button
            type="button"
            lang={lang}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setChosen(!isOpen)}
            className="mt-1 inline-flex min-h-11 items-center gap-1 font-medium text-accent hover:underline print:hidden"
          >
            {PROVENANCE_TEXTS[lang].earlierDevelopments({ count: earlier.length })}
            <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
          <ol id={restId} className={`mt-2 space-y-3 ${isOpen ? '' : 'hidden print:block'}`}>
            {earlier.map(shown)}
          </ol>
        </>
      )}
    </section>
  )
}

interface DevelopmentProps {
  entry: Entry
  source: Source | undefined
  lang: Language
}

function Development({ entry, source, lang }: DevelopmentProps) {
  const text = localised(entry.text, entry.translated, lang)
  return (
    <li>
      <p className="text-sm text-quiet">
        <time dateTime={entry.date} lang={lang}>
          {formatDay(entry.date, 'medium', lang)}
        </time>
        {', '}
        <SourceLink source={source} lang={lang} />
      </p>
      <p lang={text.lang} data-part="since_then" className="reading-text leading-reading whitespace-pre-line wrap-anywhere">
        <BoldWords text={text.value} lang={text.lang} />
      </p>
    </li>
  )
}

export function FutureNote({ entries, lang }: { entries: readonly Entry[]; lang: Language }) {
  const latest = newestFirst(entries)[0]
  if (!latest) return null
  return (
    <p lang={lang} data-not-text="" className="mb-3 font-sans text-sm">
      <a
        href={`#${SINCE_THEN_ID}`}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 print:hidden"
      >
        {PROVENANCE_TEXTS[lang].developments({ count: entries.length, date: formatDay(latest.date, 'medium', lang) })}
      </a>
    </p>
  )
}
