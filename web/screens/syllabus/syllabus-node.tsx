import { clsx } from 'clsx'
import { FileSearch } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { type NodeFigures as Figures, NODE_NOT_FOUND, type Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/screens/syllabus/pages.ts'
import * as titles from '#messages/screens/syllabus.ts'
import { paths } from '#web/platform/paths.ts'
import { ArchiveList } from '#web/reading/archive/archive-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { LoadedSyllabus } from '#web/syllabus/ledger/loaded-syllabus.tsx'
import { NextList, useNextThings } from '#web/syllabus/ledger/next-list.tsx'
import { NodeFigures } from '#web/syllabus/ledger/node-figures.tsx'
import { NodeRow } from '#web/syllabus/ledger/node-row.tsx'
import { NodeSkeleton } from '#web/syllabus/ledger/syllabus-skeleton.tsx'
import { type FiguresById, heaviestOf, lineTexts, type Place, placeOf, weightWords } from '#web/syllabus/ledger/tree.ts'
import { WordingNote } from '#web/syllabus/ledger/wording-note.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

export function Component() {
  const { nodeId = '' } = useParams()
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.syllabus}>{titles.syllabus}</BackLink>
      <LoadedSyllabus language={language} skeleton={<NodeSkeleton />}>
        {(syllabus, figures) => {
          const place = placeOf(syllabus, nodeId)
          if (!place) return <ErrorState title={NODE_NOT_FOUND} text={m.chooseTopic} />
          return (
            <>
              <NodeHead place={place} syllabus={syllabus} />
              <NodeBody place={place} syllabus={syllabus} language={language} figures={figures} />
            </>
          )
        }}
      </LoadedSyllabus>
    </div>
  )
}

function NodeHead({ place, syllabus }: { place: Place; syllabus: Syllabus }) {
  const { id, paper, above, text } = place
  const lang = syllabus.language
  return (
    <header className="mt-2 mb-4">
      {id !== paper.paper_id && (
        <QuietLine>
          <span lang={lang} className="font-semibold">
            {paper.short}
          </span>
          {place.published > 0 && weightWords(place, heaviestOf(syllabus))}
        </QuietLine>
      )}
      <h1
        lang={lang}
        tabIndex={-1}
        className="mt-2 text-xl leading-snug font-semibold wrap-anywhere first-letter:uppercase sm:text-2xl"
      >
        {text}
      </h1>
      {above && (
        <p lang={lang} className="mt-1 text-sm text-quiet wrap-anywhere first-letter:uppercase">
          {above.text}
        </p>
      )}
    </header>
  )
}

interface NodeBodyProps {
  place: Place
  syllabus: Syllabus
  /** For article titles. */
  language: Language
  figures: FiguresById
}

function NodeBody({ place, syllabus, language, figures }: NodeBodyProps) {
  const own: Figures | undefined = figures.get(place.id)
  const lang = syllabus.language
  const next = useNextThings(place.id, place.published > 0)
  return (
    <div className="mt-4 space-y-8">
      {place.published > 0 ? (
        <NextList nodeId={place.id} lang={lang} texts={lineTexts(syllabus)} next={next} />
      ) : (
        <NothingYet place={place} />
      )}
      {/* Loads too, but would visibly move. */}
      <div className={clsx('space-y-8', next.isWaiting && 'invisible')}>
        {(place.published > 0 || own) && <NodeFigures place={place} figures={own} />}
        {place.below.length > 0 && (
          <section aria-labelledby="parts">
            <h2 id="parts" className="mb-3 text-lg font-semibold">
              {place.id === place.paper.paper_id ? m.itsTopics : m.itsParts}
            </h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {place.below.map((part) => (
                <li key={part.node_id}>
                  <NodeRow node={part} lang={lang} figures={figures.get(part.node_id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {place.published > 0 && (
          <section aria-labelledby="articles">
            <h2 id="articles" className="mb-1 text-lg font-semibold">
              {m.articles}
            </h2>
            <ArchiveList
              filter={{ node: place.id }}
              language={language}
              about={place.id === place.paper.paper_id ? place.paper.short : m.thisTopic}
            />
          </section>
        )}
        <WordingNote syllabus={syllabus} />
      </div>
    </div>
  )
}

function NothingYet({ place: { above, paper } }: { place: Place }) {
  return (
    <EmptyState
      icon={FileSearch}
      title={m.noArticles}
      action={
        <Link to={paths.syllabusNode(above?.node_id ?? paper.paper_id)} className={buttonStyle({ variant: 'outline' })}>
          {above ? m.seeWiderTopic : m.seeWholePaper}
        </Link>
      }
    />
  )
}
