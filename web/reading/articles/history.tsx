import { useId } from 'react'
import { PAGE_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import type { Said } from '#web/reading/article-languages/in-language.ts'
import { datedLine } from './dated-line.ts'
import { Words } from './words.tsx'

/** The lines of historical context, each led by its date where it has one. */
export function History({ history, lang }: { history: Said<string[]>; lang: Language }) {
  const headingId = useId()
  if (history.value.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-12 lg:col-start-2">
      <h2 id={headingId} lang={lang} className="text-xl font-semibold">
        {PAGE_TEXTS[lang].history}
      </h2>
      <ol
        lang={history.lang}
        className="reading-text mt-3 grid gap-y-(--reading-gap) leading-reading sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        {history.value.map((line) => (
          <HistoryLine key={line} line={line} lang={history.lang} />
        ))}
      </ol>
    </section>
  )
}

function HistoryLine({ line, lang }: { line: string; lang: Language }) {
  const { date, text } = datedLine(unescapeNewlines(line))
  return (
    <li className="grid gap-x-4 border-l-2 border-line pl-4 sm:col-span-2 sm:grid-cols-subgrid">
      <span className="max-w-36 font-semibold text-quiet tabular-nums">{date}</span>
      <span className="whitespace-pre-line wrap-anywhere">
        <Words text={text} lang={lang} />
      </span>
    </li>
  )
}
