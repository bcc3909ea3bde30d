import { type ReactNode, type RefObject, useMemo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/articles.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { InShort } from '#web/reading/article-end/in-short.tsx'
import { inLanguage } from '#web/reading/article-languages/in-language.ts'
import { TranslationLine } from '#web/reading/article-languages/translation-line.tsx'
import { TranslationNotice } from '#web/reading/article-languages/translation-notice.tsx'
import { placedFigures } from '#web/reading/figures/placed-figures.tsx'
import { Glossary } from '#web/reading/key-terms/glossary.tsx'
import { KeyTermArea } from '#web/reading/key-terms/key-term-area.tsx'
import { CorrectedLine } from '#web/reading/provenance/corrected-line.tsx'
import { useLinkedPart } from '#web/reading/provenance/linked-part.ts'
import { MachineLine } from '#web/reading/provenance/machine-line.tsx'
import { FutureNote, SinceThen } from '#web/reading/provenance/since-then.tsx'
import { PartOf } from '#web/reading/threads/part-of.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AnalysisSections } from './analysis.tsx'
import { ArticleHead } from './article-head.tsx'
import { ExecutiveSummary } from './executive-summary.tsx'
import { History } from './history.tsx'
import { hasPractice, PRACTISE_ID, stationsOf, TERMS_ID } from './stations.ts'
import { RailColumn } from './time-rail.tsx'

/** Far below the text. */
const Provenance = lazyPart(async () => (await import('#web/reading/provenance/provenance.tsx')).Provenance, m.factsDidNotLoad)
const Practice = lazyPart(async () => (await import('./practice.tsx')).Practice, m.questionsDidNotLoad)

interface ArticleReaderProps {
  article: Article
  lang: Language
  /** The chosen language, even without a translation. */
  wanted?: Language
  /** With the English original. */
  isBilingual?: boolean
  controls: ReactNode
  belowHead?: ReactNode
  /** After the summary. */
  finish?: ReactNode
  /** Before the practice. */
  keep?: ReactNode
  next?: ReactNode
  /** Ends with the analysis. */
  text?: RefObject<HTMLDivElement | null>
  onFlashcards: () => void
  /** Beside each English key term. */
  termAction?: (term: string) => ReactNode
  /** A preview within another page. */
  isWithin?: boolean
}

export function ArticleReader(props: ArticleReaderProps) {
  const { article, lang, wanted = lang, isBilingual = false, controls, belowHead, finish, keep, next, onFlashcards } = props
  useRootAttribute('data-beside', isBilingual)
  useLinkedPart(TERMS_ID, true)
  useLinkedPart(PRACTISE_ID, true)
  const reading = useMemo(() => inLanguage(article, lang), [article, lang])
  const find = useMemo(() => termFinder(reading.terms.value), [reading])
  const stations = useMemo(() => stationsOf(article, reading, lang), [article, reading, lang])
  const figuresAfter = useMemo(
    () =>
      placedFigures(
        article,
        lang,
        reading.sections.map(({ key }) => key),
      ),
    [article, lang, reading],
  )
  const summary = useMemo(
    () => (
      <>
        <ExecutiveSummary summary={reading.summary} lang={lang} find={find} isBilingual={isBilingual} />
        {figuresAfter('summary')}
      </>
    ),
    [reading, lang, find, isBilingual, figuresAfter],
  )
  const analysis = useMemo(
    () => (
      <AnalysisSections
        sections={reading.sections}
        find={find}
        headingLang={lang}
        isBilingual={isBilingual}
        futureNote={<FutureNote entries={article.since_then} lang={lang} />}
        after={figuresAfter}
      />
    ),
    [article, reading, find, isBilingual, lang, figuresAfter],
  )

  return (
    <article
      className={`reading mx-auto max-w-(--reading-measure) lg:max-w-[calc(11.5rem+var(--reading-measure))] ${isBilingual ? 'xl:max-w-[calc(6rem+2*var(--reading-measure))]' : ''}`}
    >
      <div className={COLUMNS}>
        <ArticleHead
          article={article}
          title={reading.title}
          english={isBilingual ? article.title : undefined}
          lang={lang}
          isWithin={props.isWithin}
        >
          {controls}
        </ArticleHead>
        <div className="lg:col-start-2">
          <TranslationNotice wanted={wanted} lang={lang} reading={reading} />
          <TranslationLine note={reading.note} />
          <CorrectedLine article={article} lang={lang} />
          <MachineLine article={article} lang={lang} />
          {belowHead}
        </div>
      </div>
      <KeyTermArea terms={reading.terms}>
        <div className={isBilingual ? WIDE_COLUMNS : COLUMNS}>{summary}</div>
      </KeyTermArea>
      <div className={isBilingual ? WIDE_COLUMNS : COLUMNS}>
        <RailColumn stations={stations} />
        <div className="min-w-0 pt-6 lg:col-start-2 lg:pt-0">
          <div ref={props.text}>
            <SinceThen article={article} lang={lang} />
            <KeyTermArea terms={reading.terms}>{analysis}</KeyTermArea>
          </div>
          <div className="max-w-(--reading-measure)">
            {isBilingual && (
              <p className="mt-8 text-sm text-quiet">
                <ControlWord isText>Only the summary and the analysis are shown with their English.</ControlWord>
              </p>
            )}
            <Glossary
              id={TERMS_ID}
              terms={reading.terms}
              lang={lang}
              action={reading.terms.lang === 'en' ? props.termAction : undefined}
            />
            <History history={reading.history} terms={reading.terms} find={find} lang={lang} />
            <PartOf threads={article.threads} lang={lang} />
            {hasProvenance(article) && <Provenance article={article} lang={lang} />}
            <InShort reading={reading} lang={lang}>
              {finish}
            </InShort>
            {keep}
            {hasPractice(article) && (
              <section
                id={PRACTISE_ID}
                aria-labelledby="practice"
                className="mt-12 min-h-40 scroll-mt-4 lg:scroll-mt-8 print:hidden"
              >
                <Practice article={article} headingLang={lang} onFlashcards={onFlashcards} />
              </section>
            )}
            {next}
            <p className="mt-2 print:hidden">
              <Link to={paths.dashboard} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
                <ControlWord>Daily Current Affairs</ControlWord>
              </Link>
            </p>
            {/* For print; the screen has another footer. */}
            <footer className="mt-12 hidden border-t border-line pt-4 text-sm text-quiet print:block">
              UPSC Current Catalyst
            </footer>
          </div>
        </div>
      </div>
    </article>
  )
}

const hasProvenance = ({ sources, facts, asked_before, change_log, study_with = [], watch = [] }: Article) =>
  [sources, facts, asked_before, change_log.filter(({ kind }) => kind !== 'machine'), study_with, watch].some(
    ({ length }) => length > 0,
  )

/** A line has 60 to 70 characters by default. */
const COLUMNS = 'article-columns lg:grid lg:grid-cols-[9rem_minmax(0,var(--reading-measure))] lg:gap-x-10'
const WIDE_COLUMNS = `${COLUMNS} xl:grid-cols-[9rem_minmax(0,calc(2*var(--reading-measure)-5.5rem))]`
