import { ChevronDown } from 'lucide-react'
import * as ui from '#messages/ui.ts'

interface DataTableProps {
  caption: string
  /** The first heads each row. */
  columns: string[]
  rows: (string | number)[][]
  /** Language of row heads. */
  headLang?: string
}

/** Text alternative to a chart. */
export function DataTable({ caption, columns, rows, headLang }: DataTableProps) {
  return (
    <details>
      <summary className="flex min-h-11 w-fit max-w-full cursor-pointer wrap-anywhere items-center gap-1.5 rounded-control font-medium text-accent">
        {ui.showAsTable}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 fold-open:rotate-180" />
      </summary>
      <table className="mt-2 w-full max-w-md border-collapse text-start max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-strong text-sm text-quiet max-sm:text-xs">
          <tr>
            {columns.map((column, n) => (
              <th
                key={column}
                scope="col"
                className={`py-1.5 font-semibold max-sm:wrap-anywhere ${n === 0 ? 'pe-2' : 'ps-2 text-end sm:ps-4'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head} className="border-b border-line">
              <th scope="row" lang={headLang} className="py-1.5 pe-2 font-normal wrap-anywhere hyphens-auto">
                {head}
              </th>
              {cells.map((cell, n) => (
                <td key={columns[n + 1]} className="py-1.5 ps-2 text-end tabular-nums min-[340px]:whitespace-nowrap sm:ps-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
