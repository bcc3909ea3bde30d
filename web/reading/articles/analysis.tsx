import { memo } from 'react'
import type { Section } from '#web/reading/article-languages/in-language.ts'
import { MixedText } from '#web/reading/article-languages/mixed-text.tsx'
import { sectionHeading, sectionQuestion, stationName } from '#web/reading/article-languages/reading-words.ts'
import type { TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { TimeRail } from './time-rail.tsx'

interface AnalysisProps {
  sections: Section[]
  find: TermFinder
  /** Shows translations with their English original. */
  isBilingual?: boolean
  /** Prefix of the section ids, on a page with more than one analysis. */
  within?: string
}

/** The sections of the analysis with a navigation. */
export function Analysis({ sections, find, isBilingual = false, within = '' }: AnalysisProps) {
  const idOf = ({ key }: Section) => within + key.replace('_', '-')
  const stations = sections.map((section) => ({
    id: idOf(section),
    name: stationName(section.key, section.lang),
    lang: section.lang,
  }))
  const hasRail = stations.length > 1

  return (
    <div className="lg:grid lg:grid-cols-subgrid lg:col-span-2">
      {hasRail && (
        <div className="contents lg:relative lg:block">
          {/* On wide screens the sticky navigation moves along this line. */}
          <div
            aria-hidden="true"
            className="absolute top-2 bottom-0 left-[0.5625rem] hidden w-0.5 bg-line lg:block print:hidden"
          />
          <TimeRail stations={stations} />
        </div>
      )}
      <div className="space-y-10 pt-6 lg:col-start-2 lg:pt-0">
        {sections.map((section) => (
          <AnalysisSection key={section.key} id={idOf(section)} section={section} find={find} isBilingual={isBilingual} />
        ))}
      </div>
    </div>
  )
}

interface AnalysisSectionProps {
  id: string
  section: Section
  find: TermFinder
  isBilingual: boolean
}

/** Memoised, since long texts are slow to render again for a tooltip or a mark. */
const AnalysisSection = memo(function AnalysisSection({ id, section, find, isBilingual }: AnalysisSectionProps) {
  const headingId = `${id}-heading`
  const question = sectionQuestion(section.key, section.lang)
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      lang={section.lang}
      className="reading-text scroll-mt-4 font-serif text-lg leading-reading lg:scroll-mt-8"
    >
      <h2 id={headingId} tabIndex={-1} className="font-sans text-xl leading-snug font-semibold outline-none">
        {sectionHeading(section.key, section.lang)}
      </h2>
      {question && <p className="mb-3 font-sans text-sm text-quiet">{question}</p>}
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

const bilingualOf = ({ lang, original }: Section) => (original === undefined ? undefined : { lang, english: original })
