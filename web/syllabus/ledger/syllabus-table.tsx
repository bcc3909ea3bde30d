import type { NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { weightLevel } from '#contract/syllabus/ledger-rules.ts'
import { percent } from '#web/platform/text/amounts.ts'
import { type FiguresById, type SyllabusPart, WEIGHT_WORDS } from './tree.ts'

interface SyllabusTableProps {
  syllabus: Syllabus
  figures: FiguresById
  /** Weight of the heaviest line. */
  heaviest: number
}

const COLUMNS = ['Weight', 'Finished', 'Right', 'Known', 'Written']

/** By paper: the whole is long. */
export function SyllabusTable({ syllabus: { papers, language }, figures, heaviest }: SyllabusTableProps) {
  return (
    <details>
      <summary className={`${SUMMARY} w-fit text-accent`}>Show as a table</summary>
      <p className="mt-1 mb-2 text-sm text-quiet">Finished: articles. Right: questions. Known: cards. Written: answers.</p>
      {papers.map((paper) => (
        <details key={paper.paper_id} className="border-t border-line">
          <summary lang={language} className={SUMMARY}>
            {paper.short}
          </summary>
          <PaperTable paper={paper} lang={language} figures={figures} heaviest={heaviest} />
        </details>
      ))}
    </details>
  )
}

const SUMMARY = 'min-h-11 cursor-pointer content-center rounded-control font-medium'

interface PaperTableProps extends Omit<SyllabusTableProps, 'syllabus'> {
  paper: Syllabus['papers'][number]
  lang: Syllabus['language']
}

/** On a phone the name of a line has a row of its own above its figures. */
const PaperTable = ({ paper: { short, lines }, lang, figures, heaviest }: PaperTableProps) => (
  <table className="mb-4 w-full border-collapse text-left text-sm max-sm:block">
    <caption className="sr-only">{`${short} by line: weight, articles finished, questions right, cards known, answers written`}</caption>
    <thead className="text-quiet max-sm:block">
      <tr className={ROW}>
        <th scope="col" className="py-1.5 font-semibold max-sm:sr-only">
          Line
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={`${CELL} font-semibold max-sm:text-xs`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {lines.map((line) => (
        <tr key={line.node_id} className={ROW}>
          <th scope="row" lang={lang} className="py-1.5 font-normal wrap-anywhere hyphens-auto max-sm:col-span-5">
            {line.text}
          </th>
          {cellsOf(line, figures.get(line.node_id), heaviest).map((cell, n) => (
            <td key={COLUMNS[n]} className={`${CELL} tabular-nums`}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const ROW = 'border-b border-line align-top max-sm:grid max-sm:grid-cols-5 max-sm:gap-x-1'
const CELL = 'py-1.5 whitespace-nowrap sm:pl-4 sm:text-right'

function cellsOf(line: SyllabusPart, figures: NodeFigures | undefined, heaviest: number): (string | number)[] {
  const { finished = 0, answered = 0, answered_right = 0, cards = 0, known = 0, written = 0 } = figures ?? {}
  return [
    WEIGHT_WORDS[weightLevel(line.weight, heaviest)],
    share(finished, line.published),
    answered === 0 ? '–' : percent(answered_right / answered),
    share(known, cards),
    written === 0 ? '–' : written,
  ]
}

/** `3 of 12` */
const share = (some: number, all: number) => (all === 0 ? '–' : `${some} of ${all}`)
