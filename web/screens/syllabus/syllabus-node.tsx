import { FileSearch } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { type NodeFigures as Figures, NODE_NOT_FOUND } from '#contract/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { ArchiveList } from '#web/reading/archive/archive-list.tsx'
import { useChosenLanguage } from '#web/reading/article-languages/use-reading-language.ts'
import { LoadedSyllabus } from '#web/syllabus/ledger/loaded-syllabus.tsx'
import { NextList } from '#web/syllabus/ledger/next-list.tsx'
import { NodeFigures } from '#web/syllabus/ledger/node-figures.tsx'
import { NodeRow } from '#web/syllabus/ledger/node-row.tsx'
import { type FiguresById, type Place, placeOf } from '#web/syllabus/ledger/tree.ts'
import { WordingNote } from '#web/syllabus/ledger/wording-note.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'

export function Component() {
  const { nodeId = '' } = useParams()
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.syllabus}>Syllabus</BackLink>
      <LoadedSyllabus language={language}>
        {(syllabus, figures) => {
          const place = placeOf(syllabus, nodeId)
          if (!place) return <ErrorState title={NODE_NOT_FOUND} text="Choose a line from the whole syllabus." />
          return (
            <>
              <NodeHead place={place} lang={syllabus.language} />
              <WordingNote syllabus={syllabus} />
              <NodeBody place={place} lang={syllabus.language} language={language} figures={figures} />
            </>
          )
        }}
      </LoadedSyllabus>
    </div>
  )
}

function NodeHead({ place: { id, paper, above, text }, lang }: { place: Place; lang: Language }) {
  return (
    <header className="mt-2 mb-4">
      {id !== paper.paper_id && (
        <p lang={lang} className="text-sm font-semibold text-quiet">
          {paper.short}
        </p>
      )}
      {above && (
        <p lang={lang} className="mt-1 text-quiet wrap-anywhere">
          {above.text}
        </p>
      )}
      <h1 lang={lang} tabIndex={-1} className="mt-1 text-xl leading-snug font-semibold wrap-anywhere sm:text-2xl">
        {text}
      </h1>
    </header>
  )
}

interface NodeBodyProps {
  place: Place
  lang: Language
  /** For article titles. */
  language: Language
  figures: FiguresById
}

function NodeBody({ place, lang, language, figures }: NodeBodyProps) {
  const own: Figures | undefined = figures.get(place.id)
  return (
    <div className="mt-4 space-y-8">
      <NodeFigures published={place.published} figures={own} />
      {place.published > 0 ? <NextList nodeId={place.id} /> : <NothingYet place={place} lang={lang} />}
      {place.below.length > 0 && (
        <section aria-labelledby="parts">
          <h2 id="parts" className="mb-3 text-lg font-semibold">
            {place.id === place.paper.paper_id ? 'Its lines' : 'Its parts'}
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
            Articles
          </h2>
          <ArchiveList filter={{ node: place.id }} language={language} />
        </section>
      )}
    </div>
  )
}

function NothingYet({ place: { above, paper }, lang }: { place: Place; lang: Language }) {
  const [id, text] = above ? [above.node_id, above.text] : [paper.paper_id, paper.short]
  return (
    <EmptyState icon={FileSearch} title="Nothing has been published about this yet">
      <p>
        Articles appear here as soon as a day brings one. See what there is about{' '}
        <Link to={paths.syllabusNode(id)} lang={lang} className="text-accent underline underline-offset-4 wrap-anywhere">
          {text}
        </Link>
        .
      </p>
    </EmptyState>
  )
}
