import { ChevronDown } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { TermFinder } from '#contract/reading/article-text/key-terms.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import type { Section } from '#web/reading/article-languages/in-language.ts'
import { MixedText } from '#web/reading/article-languages/mixed-text.tsx'
import { sectionHeading, sectionQuestion, stationName } from '#web/reading/article-languages/reading-words.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { RailColumn, type Station } from './time-rail.tsx'

interface AnalysisProps {
  sections: Section[]
  find: TermFinder
  /** Of the headings; without it, that of each section. */
  headingLang?: Language
  /** With the English original. */
  isBilingual?: boolean
  /** Below the Future heading. */
  futureNote?: ReactNode
  /** Such as figures. */
  after?: (section: string) => ReactNode
  /** Prefix of the ids, where a page has several analyses. */
  within?: string
}

/** Only the first is open; the fold needs no script. */
export function FoldedAnalysis({ sections, find, within = '', lang }: AnalysisProps & { lang: Language }) {
  const [first, ...rest] = sections
  return (
    <div className="lg:grid lg:grid-cols-subgrid lg:col-span-2">
      <RailColumn stations={sectionStations(sections, within)} />
      <div className="pt-6 lg:col-start-2 lg:pt-0">
        {first && <AnalysisSections sections={[first]} find={find} within={within} />}
        {rest.length > 0 && (
          <details className="group/rest mt-8">
            <summary
              lang={lang}
              className={buttonStyle({
                variant: 'outline',
                className: 'w-full list-none group-open/rest:mb-8 [&::-webkit-details-marker]:hidden',
              })}
            >
              <span className="group-open/rest:hidden">{PAGE_TEXTS[lang].rest}</span>
              <span className="hidden group-open/rest:inline">{PAGE_TEXTS[lang].less}</span>
              <ChevronDown aria-hidden="true" className="size-5 group-open/rest:rotate-180" />
            </summary>
            <AnalysisSections sections={rest} find={find} within={within} />
          </details>
        )}
      </div>
    </div>
  )
}

export function AnalysisSections({ sections, find, headingLang, isBilingual = false, ...rest }: AnalysisProps) {
  const { futureNote, after, within = '' } = rest
  return (
    <div className="space-y-10">
      {sections.map((section) => (
        <Fragment key={section.key}>
          <AnalysisSection
            id={idOf(section, within)}
            section={section}
            headingLang={headingLang ?? section.lang}
            find={find}
            isBilingual={isBilingual}
            note={section.key === 'future' ? futureNote : undefined}
          />
          {after?.(section.key)}
        </Fragment>
      ))}
    </div>
  )
}

export const sectionStations = (sections: Section[], within = '', headingLang?: Language): Station[] =>
  sections.map((section) => {
    const lang = headingLang ?? section.lang
    return { id: idOf(section, within), name: stationName(section.key, lang), lang }
  })

const idOf = ({ key }: Section, within: string) => within + key.replace('_', '-')

interface AnalysisSectionProps {
  id: string
  section: Section
  headingLang: Language
  find: TermFinder
  isBilingual: boolean
  note: ReactNode
}

/** Memoised: long texts render slowly. */
const AnalysisSection = memo(function AnalysisSection({
  id,
  section,
  headingLang,
  find,
  isBilingual,
  note,
}: AnalysisSectionProps) {
  const headingId = `${id}-heading`
  const question = sectionQuestion(section.key, headingLang)
  const otherLang = headingLang === section.lang ? undefined : headingLang
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      lang={section.lang}
      data-part={section.key}
      className="reading-text scroll-mt-4 font-serif text-lg leading-reading lg:scroll-mt-8"
    >
      <h2
        id={headingId}
        lang={otherLang}
        tabIndex={-1}
        data-not-text=""
        className="font-sans text-xl leading-snug font-semibold outline-none"
      >
        {sectionHeading(section.key, headingLang)}
      </h2>
      {question && (
        <p lang={otherLang} data-not-text="" className="mb-3 font-sans text-sm text-quiet">
          {question}
        </p>
      )}
      {note}
      <MixedText
        text={section.text}
        lang={section.lang}
        english={section.english}
        find={find}
        beside={isBilingual ? bilingualOf(section) : undefined}
      />
    </section>
  )
})

const bilingualOf = ({ key, lang, original }: Section) =>
  original === undefined ? undefined : { lang, english: original, part: key }
