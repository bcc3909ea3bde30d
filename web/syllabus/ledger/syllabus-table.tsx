import './syllabus-table.css'
import { clsx } from 'clsx'
import { percent } from '#contract/amounts.ts'
import type { NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { weightLevel } from '#contract/syllabus/ledger-rules.ts'
import * as m from '#messages/syllabus/ledger.ts'
import * as ui from '#messages/ui.ts'
import { Fold } from '#web/ui/fold.tsx'
import { type FiguresById, type SyllabusPart, WEIGHT_WORDS } from './tree.ts'

interface SyllabusTableProps {
  syllabus: Syllabus
  figures: FiguresById
  /** Weight of the heaviest line. */
  heaviest: number
}

const COLUMNS = [m.weight, m.articlesFinished, m.questionsRight, m.cardsKnown, m.answersWritten]

/** By paper: the whole is long. */
export function SyllabusTable({ syllabus: { papers, language }, figures, heaviest }: SyllabusTableProps) {
  return (
    <Fold summary={ui.showAsTable} open={false}>
      {papers.map((paper) => (
        <div key={paper.paper_id} className="border-t border-line">
          <Fold summary={<span lang={language}>{paper.short}</span>} open={false}>
            <PaperTable paper={paper} lang={language} figures={figures} heaviest={heaviest} />
          </Fold>
        </div>
      ))}
    </Fold>
  )
}

interface PaperTableProps extends Omit<SyllabusTableProps, 'syllabus'> {
  paper: Syllabus['papers'][number]
  lang: Syllabus['language']
}

/** On a phone the name of a line is above its figures, each with its label, without those that are not known. */
const PaperTable = ({ paper: { short, lines }, lang, figures, heaviest }: PaperTableProps) => (
  <table className="mb-4 w-full border-collapse text-start text-sm max-sm:relative max-sm:block">
    <caption className="sr-only">{m.tableOf({ name: short, paper: (text) => <span lang={lang}>{text}</span> })}</caption>
    <thead className="text-quiet max-sm:sr-only">
      <tr className="border-b border-line align-top">
        <th scope="col" className="py-1.5 font-semibold">
          {m.topic}
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={`${CELL} font-semibold`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {lines.map((line) => (
        <tr key={line.node_id} className={ROW}>
          <th scope="row" lang={lang} className="py-1.5 font-normal wrap-anywhere hyphens-auto max-sm:w-full max-sm:pb-0">
            <span className="max-sm:line-clamp-3">{line.text}</span>
          </th>
          {cellsOf(line, figures.get(line.node_id), heaviest).map((cell, n) => (
            <td
              key={COLUMNS[n]}
              data-label={COLUMNS[n]}
              className={clsx(CELL, 'tabular-nums', cell === UNKNOWN && 'max-sm:hidden')}
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const ROW = 'border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:pb-1.5'
const UNKNOWN = '–'
const CELL = 'py-1.5 max-sm:wrap-anywhere sm:min-w-20 sm:ps-4 sm:text-end'

function cellsOf(line: SyllabusPart, figures: NodeFigures | undefined, heaviest: number): (string | number)[] {
  const { finished = 0, answered = 0, answered_right = 0, cards = 0, known = 0, written = 0 } = figures ?? {}
  return [
    WEIGHT_WORDS[weightLevel(line.weight, heaviest)],
    share(finished, line.published),
    answered === 0 ? UNKNOWN : percent(answered_right / answered),
    share(known, cards),
    written === 0 ? UNKNOWN : written,
  ]
}

/** `3 of 12` */
const share = (some: number, all: number) => (all === 0 ? UNKNOWN : m.share({ some, all }))
