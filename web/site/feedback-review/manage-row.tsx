import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { StatusBadge } from '#web/site/feedback/status-badge.tsx'
import { ResponseState } from './response-state.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'

export function ManageRow({ item, onOpen }: RowProps) {
  const { tracking_id, subject, users, status, admin_response, created_at } = item
  return (
    <tr className="border-b border-line align-top">
      <td className="py-3 pr-4">
        <span dir="auto" lang={scriptLanguage(subject)} className="line-clamp-2 font-semibold wrap-anywhere">
          {subject}
        </span>
        <span className="text-sm text-quiet wrap-anywhere">{tracking_id}</span>
      </td>
      <td className="py-3 pr-4 text-sm">
        <span className="block wrap-anywhere">{users.username}</span>
        <span className="block text-quiet wrap-anywhere">{users.email}</span>
      </td>
      <td className="py-3 pr-4">
        <StatusBadge status={status} />
      </td>
      <td className="py-3 pr-4">
        <ResponseState status={status} isAnswered={admin_response !== null} />
      </td>
      <td className="py-3 pr-4 text-sm text-quiet">
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
