import { type ReactNode, useId } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { AskedBefore, Fact, Source } from '#contract/reading/provenance.ts'
import { SOURCE_KINDS } from '#contract/reading/provenance-rules.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'
import { LANGUAGE } from '#messages/language.ts'
import { articleParts } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { Corrections } from './corrections.tsx'
import { figureInLanguage } from './figure-in-language.ts'
import { useLinkedPart } from './linked-part.ts'
import { SourceLink } from './source-link.tsx'
import { StudyList } from './study-with.tsx'
import { WatchList } from './watch-list.tsx'

export function Provenance({ article, lang }: { article: Article; lang: Language }) {
  // Articles stored offline by an earlier version lack the last two.
  const { facts, asked_before, sources, since_then, study_with = [], watch = [] } = article
  const texts = PROVENANCE_TEXTS[lang]
  useLinkedPart(articleParts.facts, facts.length > 0)
  return (
    <>
      <Part title={STUDY_TEXTS[lang].studyWith} lang={lang} isShown={study_with.length > 0}>
        <StudyList entries={study_with} lang={lang} />
      </Part>
      <Part title={STUDY_TEXTS[lang].watch} lang={lang} isShown={watch.length > 0}>
        <WatchList entries={watch} sinceThen={since_then} lang={lang} />
      </Part>
      <Part id={articleParts.facts} title={texts.facts} lang={lang} isShown={facts.length > 0}>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {facts.map((fact) => (
            <FactRow key={fact.sentence} fact={fact} source={sources[fact.source]} lang={lang} />
          ))}
        </ul>
      </Part>
      <Part title={texts.askedBefore} lang={lang} isShown={asked_before.length > 0}>
        <ul className="mt-3 space-y-2">
          {asked_before
            .toSorted((one, other) => other.year - one.year)
            .map((asked) => (
              <AskedRow key={`${asked.year}${asked.paper}${asked.question}`} asked={asked} lang={lang} />
            ))}
        </ul>
      </Part>
      <Part title={texts.sources} lang={lang} isShown={sources.length > 0}>
        <ol className="mt-3 list-decimal space-y-2 ps-7 marker:text-quiet">
          {sources.map((source) => (
            <SourceRow key={source.url + source.title} source={source} lang={lang} />
          ))}
        </ol>
      </Part>
      <Corrections article={article} lang={lang} />
    </>
  )
}

interface PartProps {
  /** For links. */
  id?: string
  title: string
  lang: Language
  isShown: boolean
  children: ReactNode
}

function Part({ id, title, lang, isShown, children }: PartProps) {
  const headingId = useId()
  if (!isShown) return null
  return (
    <section id={id} aria-labelledby={headingId} className="mt-12 scroll-mt-4 lg:scroll-mt-8">
      <h2 id={headingId} lang={lang} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function FactRow({ fact, source, lang }: { fact: Fact; source: Source | undefined; lang: Language }) {
  const sentence = localised(fact.sentence, fact.translated, lang)
  const figure = figureInLanguage(fact.value, sentence.lang)
  return (
    <li className="py-3 wrap-anywhere">
      {figure && (
        <p lang={sentence.lang} className="text-xl font-semibold tabular-nums">
          <Words text={figure} lang={sentence.lang} />
        </p>
      )}
      <p lang={sentence.lang} data-part="facts" className="reading-text leading-reading">
        <Words text={sentence.value} lang={sentence.lang} />
      </p>
      <p className="mt-1 text-sm text-quiet">
        <time dateTime={fact.date} lang={lang}>
          {PROVENANCE_TEXTS[lang].asOf({ date: formatDay(fact.date, 'medium', lang) })}
        </time>
        {', '}
        <SourceLink source={source} lang={lang} />
      </p>
    </li>
  )
}

function AskedRow({ asked, lang }: { asked: AskedBefore; lang: Language }) {
  const theme = localised(asked.theme, asked.translated, lang)
  return (
    <li className="wrap-anywhere">
      <span lang={lang} className="text-sm text-quiet tabular-nums">
        {`${asked.year}, ${asked.paper}, ${PROVENANCE_TEXTS[lang].question({ number: asked.question })}`}
      </span>
      <span lang={theme.lang} className="reading-text block leading-reading">
        <Words text={theme.value} lang={theme.lang} />
      </span>
    </li>
  )
}

function SourceRow({ source, lang }: { source: Source; lang: Language }) {
  return (
    <li className="ps-1 wrap-anywhere">
      <SourceLink source={source} lang={lang} words={source.title} />
      <span lang={LANGUAGE} className="block text-sm text-quiet">
        <span lang="en">{source.publisher}</span>
        {`. ${SOURCE_KINDS[source.kind]}, ${formatDay(source.date)}`}
      </span>
      <span lang="en" className="hidden text-sm text-quiet print:block">
        {source.url}
      </span>
    </li>
  )
}
