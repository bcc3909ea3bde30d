import { memo, type ReactNode, useId } from 'react'
import type { Language } from '#contract/languages.ts'
import type { KeyTerm } from '#contract/reading/articles.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { Words } from '#web/reading/articles/words.tsx'

interface GlossaryProps {
  terms: Localised<KeyTerm[]>
  lang: Language
  /** For links. */
  id?: string
  action?: ((term: string) => ReactNode) | undefined
}

export const Glossary = memo(function Glossary({ terms, lang, id, action }: GlossaryProps) {
  const headingId = useId()
  if (terms.value.length === 0) return null
  return (
    <section id={id} aria-labelledby={headingId} className="mt-12 scroll-mt-4 lg:col-start-2 lg:scroll-mt-8">
      <h2 id={headingId} lang={lang} tabIndex={-1} className="text-xl font-semibold outline-none">
        {PAGE_TEXTS[lang].terms}
      </h2>
      <dl
        lang={terms.lang}
        data-part="terms"
        className="reading-text mt-3 divide-y divide-line border-y border-line leading-reading"
      >
        {terms.value.map(({ term, definition }) => (
          <div key={term} className="py-[max(0.75rem,var(--reading-gap)/2)] wrap-anywhere">
            <dt className="flex items-center justify-between gap-2 font-semibold">
              <Words text={term} lang={terms.lang} />
              {action && (
                <span data-not-text="" className="-my-2 size-11 shrink-0 print:hidden">
                  {action(term)}
                </span>
              )}
            </dt>
            <dd className="mt-0.5 text-quiet">
              <Words text={definition} lang={terms.lang} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
