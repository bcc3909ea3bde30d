import type { AdminFeedback } from '#contract/site/feedback.ts'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { ManageCard } from './manage-card.tsx'
import { ManageRow } from './manage-row.tsx'
import type { RowProps } from './row-actions.tsx'

export function ManageList({ rows, onOpen }: { rows: AdminFeedback[]; onOpen: RowProps['onOpen'] }) {
  return (
    <ResponsiveTable
      caption="Feedback, latest first"
      columns={COLUMNS}
      rows={rows.map((item) => <ManageRow key={item.feedback_id} item={item} onOpen={onOpen} />)}
      cards={rows.map((item) => <ManageCard key={item.feedback_id} item={item} onOpen={onOpen} />)}
    />
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
