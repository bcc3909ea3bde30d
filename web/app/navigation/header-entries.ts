import { Bookmark, History, type LucideIcon, MessageSquareText, MessagesSquare, Newspaper, ShieldCheck } from 'lucide-react'
import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { paths } from '#web/platform/paths.ts'

interface Viewer {
  role: Role
  isOnAdminPage: boolean
}

interface HeaderEntry {
  label: string
  to: string
  icon: LucideIcon
  shows: (viewer: Viewer) => boolean
  /** On a wide page the header has it. */
  isInWideHeader?: true
}

const ENTRIES: HeaderEntry[] = [
  { label: m.today, to: paths.dashboard, icon: Newspaper, shows: ({ isOnAdminPage }) => !isOnAdminPage },
  { label: m.backToDashboard, to: paths.dashboard, icon: Newspaper, shows: ({ isOnAdminPage }) => isOnAdminPage },
  {
    label: m.adminPortal,
    to: paths.adminDashboard,
    icon: ShieldCheck,
    shows: ({ role, isOnAdminPage }) => can(role, 'admin') && !isOnAdminPage,
    isInWideHeader: true,
  },
  { label: m.bookmarks, to: paths.bookmarks, icon: Bookmark, shows: () => true },
  { label: m.quizHistory, to: paths.quizHistory, icon: History, shows: () => true },
  {
    label: m.feedback,
    to: paths.adminFeedback,
    icon: MessageSquareText,
    // There it is one of the sections.
    shows: ({ role, isOnAdminPage }) => can(role, 'admin') && !isOnAdminPage,
  },
  { label: m.feedback, to: paths.myFeedback, icon: MessageSquareText, shows: ({ role }) => !can(role, 'admin') },
  { label: m.community, to: paths.forums, icon: MessagesSquare, shows: ({ role }) => can(role, 'community') },
]

export function headerEntries(role: Role, pathname: string): HeaderEntry[] {
  const viewer = { role, isOnAdminPage: pathname.startsWith('/admin/') }
  return ENTRIES.filter((entry) => entry.shows(viewer))
}
