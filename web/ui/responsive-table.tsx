import type { ReactNode } from 'react'

interface ResponsiveTableProps {
  caption: string
  /** `width` is a class; empty: the remaining width. */
  columns: { name: string; width: string }[]
  rows: ReactNode
  cards: ReactNode
}

export function ResponsiveTable({ caption, columns, rows, cards }: ResponsiveTableProps) {
  return (
    <div className="@container">
      <table className="hidden w-full table-fixed border-collapse text-start @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-strong text-sm text-quiet">
          <tr>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`py-2 pe-4 font-semibold ${width}`}>
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
