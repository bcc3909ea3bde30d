import type { RetentionRow } from '#contract/site/legal-copy.ts'
import * as m from '#messages/site/marketing/pages.ts'

export const FoldedRetentionTable = ({ rows }: { rows: RetentionRow[] }) => (
  <details className="mt-3">
    <summary className="flex min-h-11 items-center text-base font-medium text-accent underline underline-offset-4">
      {m.retentionPeriods({ count: rows.length })}
    </summary>
    <RetentionTable rows={rows} />
  </details>
)

function RetentionTable({ rows }: { rows: RetentionRow[] }) {
  return (
    <table className="mt-2 block w-full text-start text-base sm:table">
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-4 font-medium">
            {m.what}
          </th>
          <th scope="col" className="py-2 pe-4 font-medium">
            {m.howLong}
          </th>
          <th scope="col" className="py-2 font-medium">
            {m.why}
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line sm:table-row-group">
        {rows.map(({ what, howLong, why }) => (
          <tr key={what} className="block py-3 align-baseline sm:table-row">
            <th scope="row" className="block font-normal sm:table-cell sm:py-2 sm:pe-4">
              {capitalised(what)}
            </th>
            <td className="block font-medium sm:table-cell sm:py-2 sm:pe-4">{capitalised(howLong)}</td>
            <td className="block text-quiet sm:table-cell sm:py-2">{capitalised(why)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
