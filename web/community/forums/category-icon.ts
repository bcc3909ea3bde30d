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

const ICONS = {
  chat: MessageCircle,
  users: Users,
  newspaper: Newspaper,
  'help-circle': CircleQuestionMark,
  edit: SquarePen,
  'check-circle': CircleCheck,
  mic: Mic,
  'book-open': BookOpen,
} satisfies Record<Category['icon'], LucideIcon>

/** A newer server may send icons that this page does not know. */
export const categoryIcon = (icon: Category['icon'] | undefined): LucideIcon => (icon && ICONS[icon]) ?? MessageCircle
