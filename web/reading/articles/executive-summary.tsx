import { useId } from 'react'
import type { Language } from '#contract/languages.ts'
import type { TermFinder } from '#contract/reading/article-text/key-terms.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import type { Reading } from '#web/reading/article-languages/in-language.ts'
import { MixedText } from '#web/reading/article-languages/mixed-text.tsx'

interface ExecutiveSummaryProps {
  summary: Reading['summary']
  lang: Language
  find: TermFinder
  isBilingual?: boolean
}

export function ExecutiveSummary({ summary, lang, find, isBilingual = false }: ExecutiveSummaryProps) {
  const headingId = useId()
  const { original } = summary
  return (
    <section
      aria-labelledby={headingId}
      // Aligns with the analysis.
      className={`my-4 border-s-4 border-accent ps-4 sm:my-8 lg:col-start-2 ${isBilingual ? 'xl:-ms-5' : ''}`}
    >
      <h2 id={headingId} lang={lang} className="text-sm font-semibold text-quiet">
        {PAGE_TEXTS[lang].summary}
      </h2>
      <div lang={summary.lang} data-part="summary" className="reading-text mt-1 font-serif text-lg leading-reading">
        <MixedText
          text={summary.value}
          lang={summary.lang}
          english={summary.english}
          find={find}
          beside={isBilingual && original !== undefined ? { lang: summary.lang, english: original, part: 'summary' } : undefined}
        />
      </div>
    </section>
  )
}
