import type { Language } from '#contract/languages.ts'
import type { Said } from './in-language.ts'
import type { TermFinder } from './key-terms.ts'
import { Markup } from './markup.tsx'
import { READING_WORDS } from './reading-words.ts'

export function ExecutiveSummary({ summary, lang, find }: { summary: Said<string>; lang: Language; find: TermFinder }) {
  return (
    <section aria-labelledby="summary" className="my-8 border-l-4 border-accent pl-4 lg:col-start-2">
      <h2 id="summary" lang={lang} className="text-sm font-semibold text-quiet">
        {READING_WORDS[lang].summary}
      </h2>
      <div lang={summary.lang} className="mt-1 font-serif text-lg leading-reading">
        <Markup text={summary.value} find={find} heading="h3" />
      </div>
    </section>
  )
}
