import type { ReactNode } from 'react'

interface DeskListProps {
  caption: string
  /** Widths as classes; the one without takes what is left. */
  columns: { name: string; width: string }[]
  rows: ReactNode
  cards: ReactNode
}

/** A table where there is room for its columns, which larger type needs more of; cards elsewhere. */
export function ResponsiveTable({ caption, columns, rows, cards }: DeskListProps) {
  return (
    <div className="@container">
      <table className="hidden w-full table-fixed border-collapse text-left @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-strong text-sm text-quiet">
          <tr>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${width}`}>
                {name === 'Actions' ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      <ul className="border-t border-line @4xl:hidden">{cards}</ul>
    </div>
  )
}
