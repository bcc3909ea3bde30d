import { type ReactNode, useId, useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { articleParts } from '#web/platform/paths.ts'
import type { Reading } from '#web/reading/article-languages/in-language.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { useLinkedPart } from '#web/reading/provenance/linked-part.ts'
import { firstSentences } from './first-sentences.ts'

/** Must-know facts, else the summary's first sentences. */
export function InShort({
  reading: { summary, mustKnow },
  lang,
  children,
}: {
  reading: Reading
  lang: Language
  children: ReactNode
}) {
  const headingId = useId()
  useLinkedPart(articleParts.inShort, true)
  const isMustKnow = mustKnow.lang === summary.lang && mustKnow.value.length > 0
  const lines = useMemo(() => (isMustKnow ? mustKnow.value : firstSentences(summary)), [isMustKnow, mustKnow, summary])
  return (
    <section
      id={articleParts.inShort}
      aria-labelledby={headingId}
      className="mt-12 scroll-mt-4 border-t-4 border-signal pt-5 lg:scroll-mt-8 print:hidden"
    >
      <h2 id={headingId} lang={lang} className="text-xl font-semibold">
        {PAGE_TEXTS[lang].inShort}
      </h2>
      <ol
        lang={summary.lang}
        data-part={isMustKnow ? 'must_know' : undefined}
        className="reading-text mt-3 list-decimal space-y-2 ps-5 leading-reading marker:font-semibold marker:text-signal"
      >
        {lines.map((line) => (
          <li key={line} className="ps-1 wrap-anywhere">
            <Words text={line} lang={summary.lang} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
