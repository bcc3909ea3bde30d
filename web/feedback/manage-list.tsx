import type { AdminFeedback } from '#contract/feedback.ts'
import { ManageCard } from './manage-card.tsx'
import { ManageRow } from './manage-row.tsx'
import type { RowProps } from './row-actions.tsx'

/** A table where there is room for its columns, which larger type needs more of; cards elsewhere. */
export function ManageList({ rows, onOpen }: { rows: AdminFeedback[]; onOpen: RowProps['onOpen'] }) {
  return (
    <div className="@container">
      <table className="hidden w-full table-fixed border-collapse text-left @4xl:table">
        <caption className="sr-only">Feedback, latest first</caption>
        <thead className="border-b border-strong text-sm text-quiet">
          <tr>
            {COLUMNS.map(({ name, width }) => (
              <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${width}`}>
                {name === 'Actions' ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <ManageRow key={item.feedback_id} item={item} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      <ul className="border-t border-line @4xl:hidden">
        {rows.map((item) => (
          <ManageCard key={item.feedback_id} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

const COLUMNS = [
  { name: 'Feedback', width: '' },
  { name: 'From', width: 'w-52' },
  { name: 'Status', width: 'w-30' },
  { name: 'Response', width: 'w-31' },
  { name: 'Sent', width: 'w-30' },
  { name: 'Actions', width: 'w-30' },
]
