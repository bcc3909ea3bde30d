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
import type { NotificationType } from '#contract/messaging/notification-types.ts'

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

/** A newer server may send types that this page does not know. */
export const notificationIcon = (type: NotificationType): LucideIcon => ICONS[type] ?? Bell
