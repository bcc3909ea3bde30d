import type { AdminFeedback } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { AnsweredMark } from '#web/site/feedback/answered-mark.tsx'
import { StatusBadge } from '#web/site/feedback/status-badge.tsx'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'

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

function ManageCard({ item, onOpen }: RowProps) {
  const { tracking_id, subject, users, status, admin_response, created_at } = item
  return (
    <li className="space-y-2 border-b border-line pt-2 pb-4">
      <div className="flex items-center justify-between gap-x-3">
        <QuietLine>
          <span className="wrap-anywhere">{tracking_id}</span>
          <time dateTime={created_at} title={formatInstant(created_at)}>
            {relativeTime(created_at)}
          </time>
        </QuietLine>
        <RowActions item={item} onOpen={onOpen} />
      </div>
      <p dir="auto" lang={scriptLanguage(subject)} className="line-clamp-3 font-semibold wrap-anywhere">
        {subject}
      </p>
      <p className="text-sm wrap-anywhere">
        {users.username} <span className="text-quiet">{users.email}</span>
      </p>
      <QuietLine>
        <StatusBadge status={status} />
        <ResponseState status={status} isAnswered={admin_response !== null} hasLabel />
      </QuietLine>
    </li>
  )
}

function ManageRow({ item, onOpen }: RowProps) {
  const { tracking_id, subject, users, status, admin_response, created_at } = item
  return (
    <tr className="border-b border-line align-top">
      <td className="py-3 pe-4">
        <span dir="auto" lang={scriptLanguage(subject)} className="line-clamp-2 font-semibold wrap-anywhere">
          {subject}
        </span>
        <span className="text-sm text-quiet wrap-anywhere">{tracking_id}</span>
      </td>
      <td className="py-3 pe-4 text-sm">
        <span className="block wrap-anywhere">{users.username}</span>
        <span className="block text-quiet wrap-anywhere">{users.email}</span>
      </td>
      <td className="py-3 pe-4">
        <StatusBadge status={status} />
      </td>
      <td className="py-3 pe-4">
        <ResponseState status={status} isAnswered={admin_response !== null} />
      </td>
      <td className="py-3 pe-4 text-sm text-quiet">
        <time dateTime={created_at} title={formatInstant(created_at)}>
          {relativeTime(created_at)}
        </time>
      </td>
      <td className="py-1.5">
        <RowActions item={item} onOpen={onOpen} />
      </td>
    </tr>
  )
}

interface ResponseStateProps {
  isAnswered: boolean
  status: FeedbackStatus
  /** Names the state where no column does. */
  hasLabel?: boolean
}

function ResponseState({ isAnswered, status, hasLabel = false }: ResponseStateProps) {
  if (isAnswered)
    return (
      <span className="text-sm">
        <AnsweredMark />
      </span>
    )
  if (status === 'resolved' || status === 'closed') return <span className="text-sm text-quiet">No response</span>
  return <span className="text-sm text-quiet">{hasLabel ? 'Response: Pending' : 'Pending'}</span>
}
