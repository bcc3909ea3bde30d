import { can, type Role } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'

interface Viewer {
  role: Role
  isOnAdminPage: boolean
}

interface HeaderEntry {
  label: string
  to: string
  shows: (viewer: Viewer) => boolean
}

/** The menu of the signed-in header, in its order. */
const ENTRIES: HeaderEntry[] = [
  { label: 'Dashboard', to: paths.dashboard, shows: ({ isOnAdminPage }) => !isOnAdminPage },
  { label: 'Back to User Dashboard', to: paths.dashboard, shows: ({ isOnAdminPage }) => isOnAdminPage },
  { label: 'Admin Portal', to: paths.adminDashboard, shows: ({ role }) => can(role, 'admin') },
  { label: 'My Bookmarks', to: paths.bookmarks, shows: () => true },
  { label: 'Quiz History', to: paths.quizHistory, shows: () => true },
  { label: 'Feedback', to: paths.adminFeedback, shows: ({ role }) => can(role, 'admin') },
  { label: 'Feedback', to: paths.myFeedback, shows: ({ role }) => !can(role, 'admin') },
  { label: 'Community', to: paths.forums, shows: ({ role }) => can(role, 'community') },
]

export function headerEntries(role: Role, pathname: string): HeaderEntry[] {
  const viewer = { role, isOnAdminPage: pathname.startsWith('/admin/') }
  return ENTRIES.filter((entry) => entry.shows(viewer))
}
