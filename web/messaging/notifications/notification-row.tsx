import {
  Award,
  Bell,
  Bookmark,
  CircleCheck,
  ClipboardCheck,
  CreditCard,
  Flag,
  Flame,
  History,
  Lightbulb,
  type LucideIcon,
  MessageSquare,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  PencilLine,
  Share2,
  ThumbsUp,
  UserPlus,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { NotificationType } from '#contract/messaging/notification-types.ts'
import type { Notification } from '#contract/messaging/notifications.ts'
import * as m from '#messages/messaging/notifications/panel.ts'
import { TextByScript } from '#web/platform/text/text-by-script.tsx'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'

interface NotificationRowProps {
  notification: Notification
  now: Date
  onRead: () => void
  /** In this tab. */
  onNavigate: () => void
}

export function NotificationRow({ notification, now, onRead, onNavigate }: NotificationRowProps) {
  const { path, read } = notification
  const markRead = () => {
    if (!read) onRead()
  }
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    markRead()
    if (!ctrlKey && !metaKey && !shiftKey) onNavigate()
  }
  const className = `flex w-full gap-3 border-s-4 px-4 py-3 text-start text-ink no-underline -outline-offset-2 hover:bg-sunken ${read ? 'border-s-transparent' : 'border-s-(--signal-fill)'}`

  return (
    <li className="row-in-sight border-t border-line [--row:5rem]">
      {path === null ? (
        <button type="button" className={className} onClick={markRead}>
          <NotificationContent notification={notification} now={now} />
        </button>
      ) : (
        <Link to={path} className={className} onClick={onClick}>
          <NotificationContent notification={notification} now={now} />
        </Link>
      )}
    </li>
  )
}

function NotificationContent({
  notification: { type, title, message, read, created_at },
  now,
}: {
  notification: Notification
  now: Date
}) {
  const Icon = notificationIcon(type)
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${read ? 'text-quiet' : 'text-signal'}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className={`block ${read ? '' : 'font-semibold'}`}>
          {!read && <span className="sr-only">{m.isUnread} </span>}
          <TextByScript>{title}</TextByScript>
        </span>
        <span className="block text-sm text-quiet">
          <TextByScript>{message}</TextByScript>
        </span>
        <time dateTime={created_at} title={formatInstant(created_at)} className="block text-xs text-quiet">
          {relativeTime(created_at, now)}
        </time>
      </span>
      {!read && <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-signal" />}
    </>
  )
}

const ICONS = {
  new_article: Newspaper,
  quiz_completion: ClipboardCheck,
  reading_streak: Flame,
  bookmark_reminder: Bookmark,
  article_correction: PencilLine,
  article_addition: History,
  achievement: Award,
  forum_reply: MessageSquare,
  forum_post_liked: ThumbsUp,
  quiz_discussion_reply: MessagesSquare,
  quiz_discussion_resolved: CircleCheck,
  study_group_joined: UserPlus,
  learning_tip_liked: Lightbulb,
  quiz_result_shared: Share2,
  feedback_update: MessageSquareText,
  mistake_report: Flag,
  billing_update: CreditCard,
} satisfies Record<NotificationType, LucideIcon>

/** A newer server may send unknown types. */
const notificationIcon = (type: NotificationType): LucideIcon => ICONS[type] ?? Bell
