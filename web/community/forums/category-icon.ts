import {
  BookOpen,
  CircleCheck,
  CircleQuestionMark,
  type LucideIcon,
  MessageCircle,
  Mic,
  Newspaper,
  SquarePen,
  Users,
} from 'lucide-react'
import type { Category } from '#contract/community/forums.ts'

const ICONS: Record<Category['icon'], LucideIcon> = {
  chat: MessageCircle,
  users: Users,
  newspaper: Newspaper,
  'help-circle': CircleQuestionMark,
  edit: SquarePen,
  'check-circle': CircleCheck,
  mic: Mic,
  'book-open': BookOpen,
}

/** A server newer than this page may know more icons. */
export const categoryIcon = (icon: Category['icon'] | undefined): LucideIcon => (icon && ICONS[icon]) ?? MessageCircle
