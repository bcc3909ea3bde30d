import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Card } from '#web/ui/card.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { directiveName } from './answer-words.ts'
import { MeansTable } from './means-table.tsx'
import { type WritingFigures, writingFigures } from './queries.ts'
import { Trend } from './trend.tsx'
import type { WritingFilter } from './writing-filter.ts'

interface AnswerFiguresProps {
  filter: WritingFilter
  /** Of the lines of the syllabus. */
  language: Language
}

/** How the answers that pass the filter went: from month to month, by directive word, paper and line of the syllabus. */
export function AnswerFigures({ filter, language }: AnswerFiguresProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(writingFigures(filter))
  if (isError && !data)
    return <QuietFailure text="Your figures could not be loaded." busy={isFetching} onRetry={() => refetch()} />
  if (!data || data.months.length === 0) return null
  return (
    <div aria-busy={isPlaceholderData} className={`space-y-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <Trend {...data} />
      <Parts {...data} language={language} />
    </div>
  )
}

const Parts = ({ directives, papers, nodes, language }: WritingFigures & Pick<AnswerFiguresProps, 'language'>) => (
  <Card title="By kind of question" intro="An answer to a question about several lines of the syllabus counts in each.">
    <MeansTable
      title="By directive word"
      first="Directive word"
      rows={directives.map((part) => ({ ...part, key: part.directive ?? 'none', name: directiveName(part.directive) }))}
    />
    <MeansTable
      title="By paper"
      first="Paper"
      rows={papers.map((part) => ({ ...part, key: part.paper, name: <PaperTag paper={part.paper} /> }))}
    />
    <MeansTable
      title="By line of the syllabus"
      first="Line"
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
