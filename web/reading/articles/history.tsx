import { useId, useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { datedLine } from '#contract/reading/article-text/dated-line.ts'
import { markLines } from '#contract/reading/article-text/first-mentions.ts'
import type { TermFinder, TextPart } from '#contract/reading/article-text/key-terms.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import type { Reading } from '#web/reading/article-languages/in-language.ts'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { TextParts } from './text-parts.tsx'

interface HistoryProps {
  history: Reading['history']
  terms: Reading['terms']
  find: TermFinder
  lang: Language
}

export function History({ history, terms, find, lang }: HistoryProps) {
  const headingId = useId()
  const lines = useMemo(() => markedLines(history.value, find), [history, find])
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-12 lg:col-start-2">
      <h2 id={headingId} lang={lang} className="text-xl font-semibold">
        {PAGE_TEXTS[lang].history}
      </h2>
      <KeyTermArea terms={terms}>
        <ol
          lang={history.lang}
          className="reading-text mt-3 grid gap-y-(--reading-gap) leading-reading sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          {lines.map(({ line, date, parts }) => (
            <HistoryLine key={line} date={date} parts={parts} lang={history.lang} />
          ))}
        </ol>
      </KeyTermArea>
    </section>
  )
}

function markedLines(history: string[], find: TermFinder) {
  const dated = history.map((line) => ({ line, ...datedLine(unescapeNewlines(line)) }))
  const marked = markLines(
    dated.map(({ text }) => text),
    find,
  )
  return dated.map(({ line, date }, index) => ({ line, date, parts: marked[index] ?? [] }))
}

function HistoryLine({ date, parts, lang }: { date: string | undefined; parts: TextPart[]; lang: Language }) {
  return (
    <li className="grid gap-x-4 border-s-2 border-line ps-4 sm:col-span-2 sm:grid-cols-subgrid">
      <span className="max-w-36 font-semibold text-quiet tabular-nums">{date}</span>
      <span className="whitespace-pre-line wrap-anywhere">
        <TextParts parts={parts} lang={lang} />
      </span>
    </li>
  )
}
