import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { StatusBadge } from '#web/site/feedback/status-badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ResponseState } from './response-state.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'

export function ManageCard({ item, onOpen }: RowProps) {
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
