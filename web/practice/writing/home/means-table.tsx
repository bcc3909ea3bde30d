import type { ReactNode } from 'react'
import { Fold } from '#web/ui/fold.tsx'
import { meansTexts } from './answer-words.ts'
import type { WritingFigures } from './queries.ts'

const COLUMNS = ['Answers', 'Words', 'Time', 'Score']

interface MeansTableProps {
  /** What the rows are. */
  title: string
  /** The head of the first column. */
  first: string
  rows: readonly (WritingFigures['total'] & { key: string; name: ReactNode })[]
}

/** Answers by something, folded on a phone. `writing.css` gives each row's name a line of its own there. */
export function MeansTable({ title, first, rows }: MeansTableProps) {
  if (rows.length === 0) return null
  return (
    <Fold summary={title}>
      <table className="means-table w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-strong text-sm text-quiet">
          <tr className="-cols-4">
            <th scope="col" className="py-1.5 pr-2 font-semibold">
              {first}
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="py-1.5 font-semibold sm:pl-4 sm:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, ...means }) => (
            <tr key={key} className="border-b border-line-cols-4">
              <th scope="row" className="font-medium wrap-anywhere sm:py-2">
                {name}
              </th>
              {meansTexts(means).map((text, place) => (
                <td key={COLUMNS[place]} className="whitespace-nowrap tabular-nums sm:py-2 sm:pl-4 sm:text-right">
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
