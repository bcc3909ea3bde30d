import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import * as m from '#messages/practice/writing/home.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { directiveName, meansTexts } from './answer-words.ts'
import { type WritingFigures, writingFigures } from './queries.ts'
import { Trend } from './trend.tsx'
import type { WritingFilter } from './writing-filter.ts'

interface AnswerFiguresProps {
  filter: WritingFilter
  language: Language
}

export function AnswerFigures({ filter, language }: AnswerFiguresProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(writingFigures(filter))
  if (isError && !data) return <QuietFailure text={m.figuresNotLoaded} busy={isFetching} onRetry={() => refetch()} />
  if (!data || data.months.length === 0) return null
  return (
    <div aria-busy={isPlaceholderData} className={`space-y-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <Trend {...data} />
      <Parts {...data} language={language} />
    </div>
  )
}

const Parts = ({ directives, papers, nodes, language }: WritingFigures & Pick<AnswerFiguresProps, 'language'>) => (
  <Card title={m.byKind} intro={m.byKindIntro}>
    <MeansTable
      title={m.byDirective}
      first={m.directiveWord}
      rows={directives.map((part) => ({ ...part, key: part.directive ?? 'none', name: directiveName(part.directive) }))}
    />
    <MeansTable
      title={m.byPaper}
      first={m.paper}
      isFolded
      rows={papers.map((part) => ({ ...part, key: part.paper, name: <PaperTag paper={part.paper} /> }))}
    />
    <MeansTable
      title={m.byTopic}
      first={m.topic}
      isFolded
      rows={nodes.map((part) => ({ ...part, key: part.line.node_id, name: <Line line={part.line} language={language} /> }))}
    />
  </Card>
)

function Line({ line: { paper, text }, language }: { line: SyllabusLine; language: Language }) {
  const lang = text[language] ? language : 'en'
  return (
    <span lang={lang} className="font-normal">
      <span className="font-semibold">{paper[lang] ?? paper.en}</span> {text[lang] ?? text.en}
    </span>
  )
}

const COLUMNS = [m.answers, m.words, m.time, m.scoreShare]

interface MeansTableProps {
  title: string
  /** The first column's head. */
  first: string
  rows: readonly (WritingFigures['total'] & { key: string; name: ReactNode })[]
  isFolded?: boolean
}

/** All are folded on phones, where `writing.css` puts names on their own line. */
function MeansTable({ title, first, rows, isFolded = false }: MeansTableProps) {
  if (rows.length === 0) return null
  return (
    <Fold summary={title} {...(isFolded && { open: false })}>
      <table className="means-table w-full border-collapse text-start">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-strong text-sm text-quiet max-sm:text-xs">
          <tr>
            <th scope="col" className="py-1.5 pe-2 font-semibold">
              {first}
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="py-1.5 font-semibold sm:ps-4 sm:text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, ...means }) => (
            <tr key={key} className="border-b border-line py-2 sm:py-0">
              <th scope="row" className="font-medium wrap-anywhere sm:py-2">
                {name}
              </th>
              {meansTexts(means).map((text, place) => (
                <td key={COLUMNS[place]} className="whitespace-nowrap tabular-nums sm:py-2 sm:ps-4 sm:text-end">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
