import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { StatusBadge } from '#web/site/feedback/status-badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ResponseState } from './response-state.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'

export function ManageCard({ item, onOpen }: RowProps) {
  const { tracking_id, subject, users, status, admin_response, created_at } = item
  return (
    <li className="space-y-2 border-b border-line py-4">
      <QuietLine>
        {tracking_id}
        <time dateTime={created_at} title={formatInstant(created_at)}>
          {relativeTime(created_at)}
        </time>
      </QuietLine>
      <p dir="auto" lang={scriptLanguage(subject)} className="line-clamp-3 font-semibold wrap-anywhere">
        {subject}
      </p>
      <p className="text-sm wrap-anywhere">
        {users.username} <span className="text-quiet">{users.email}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuietLine>
          <StatusBadge status={status} />
          <ResponseState isAnswered={admin_response !== null} hasLabel />
        </QuietLine>
        <RowActions item={item} onOpen={onOpen} />
      </div>
    </li>
  )
}
