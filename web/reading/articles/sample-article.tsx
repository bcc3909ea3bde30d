import { type ReactNode, useMemo } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import type { Article } from '#contract/reading/articles.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/reading/articles/sample.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { inLanguage, isAvailable } from '#web/reading/article-languages/in-language.ts'
import { Glossary } from '#web/reading/key-terms/glossary.tsx'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { StaticTerms } from '#web/reading/key-terms/term-mark.tsx'
import { StaticSinceThen } from '#web/reading/provenance/since-then.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { FoldedAnalysis } from './analysis.tsx'
import { ExecutiveSummary } from './executive-summary.tsx'
import { History } from './history.tsx'

/**
 * Static, with all languages; radio buttons and CSS show one, so that no script and no other fonts load. Needs a parent with the
 * class `sample`.
 */
export function SampleArticle({ article }: { article: Article }) {
  const languages = LANGUAGES.filter((lang) => isAvailable(article, lang))
  return (
    <StaticTerms value={true}>
      <article className="min-w-0">
        <LanguageChoice languages={languages} />
        {languages.map((lang) => (
          <div key={lang} data-sample={lang}>
            <InOneLanguage article={article} lang={lang} />
          </div>
        ))}
      </article>
    </StaticTerms>
  )
}

function LanguageChoice({ languages }: { languages: Language[] }) {
  if (languages.length < 2) return null
  return (
    <fieldset className="mb-6 inline-flex flex-wrap rounded-control border border-strong">
      <legend className="sr-only">{m.language}</legend>
      {languages.map((lang) => (
        <label
          key={lang}
          lang={lang}
          className="relative inline-flex min-h-11 items-center rounded-control px-4 font-native font-medium text-quiet hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name="sample-language"
            value={lang}
            defaultChecked={lang === LANGUAGE}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {LANGUAGE_NAMES[lang]}
        </label>
      ))}
    </fieldset>
  )
}

function InOneLanguage({ article, lang }: { article: Article; lang: Language }) {
  const reading = useMemo(() => inLanguage(article, lang), [article, lang])
  const find = useMemo(() => termFinder(reading.terms.value), [reading])
  const day = article.daily_entries.publication_date
  return (
    <>
      <header className="lg:ms-46">
        <h3
          lang={reading.title.lang}
          className="article-title max-w-[34rem] font-serif text-2xl leading-tight font-semibold sm:text-3xl"
        >
          {reading.title.value}
        </h3>
        <div className="mt-3">
          <QuietLine>
            <PaperTag paper={article.gs_paper_category} />
            <time dateTime={day} lang={lang}>
              {formatDay(day, 'medium', lang)}
            </time>
            <span lang={lang}>{PAGE_TEXTS[lang].minutes({ count: article.reading_minutes })}</span>
          </QuietLine>
        </div>
      </header>
      <KeyTermArea terms={reading.terms}>
        <div className="max-w-[34rem] lg:grid lg:max-w-[45.5rem] lg:grid-cols-[9rem_minmax(0,34rem)] lg:gap-x-10">
          <ExecutiveSummary summary={reading.summary} lang={lang} find={find} />
          <StaticSinceThen article={article} lang={lang} />
          <FoldedAnalysis sections={reading.sections} find={find} within={`${lang}-`} lang={lang} />
        </div>
      </KeyTermArea>
      <div className="mt-8 max-w-[34rem] divide-y divide-line border-y border-line lg:ms-46">
        <Collapsed label={`${PAGE_TEXTS[lang].terms} (${reading.terms.value.length})`} lang={lang}>
          <Glossary terms={reading.terms} lang={lang} />
        </Collapsed>
        {reading.history.value.length > 0 && (
          <Collapsed label={PAGE_TEXTS[lang].history} lang={lang}>
            <History history={reading.history} terms={reading.terms} find={find} lang={lang} />
          </Collapsed>
        )}
      </div>
    </>
  )
}

/** The heading inside repeats the label, so it is only for screen readers. */
function Collapsed({ label, lang, children }: { label: string; lang: Language; children: ReactNode }) {
  return (
    <details>
      <summary lang={lang} className="flex min-h-11 items-center py-2 font-medium text-accent underline underline-offset-4">
        {label}
      </summary>
      <div className="pb-4 *:mt-0 [&_dl]:mt-0 [&_dl]:border-y-0 [&_h2]:sr-only">{children}</div>
    </details>
  )
}
