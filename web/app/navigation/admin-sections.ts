import { paths } from '#web/platform/paths.ts'

/** From this width tables fit beside the sidebar. */
export const SIDEBAR_REM = 64

export interface AdminSection {
  id: string
  label: string
  to: string
}

interface AdminGroup {
  title?: string
  sections: readonly AdminSection[]
}

const tab = (id: string, label: string): AdminSection => ({ id, label, to: paths.adminTab(id) })

const REPORTS: AdminSection = { id: 'reports', label: 'Content Reports', to: paths.adminReports }

export const ADMIN_GROUPS: readonly AdminGroup[] = [
  { sections: [tab('overview', 'Overview')] },
  {
    title: 'Content',
    sections: [
      tab('desk', 'Writing desk'),
      tab('questions', 'Question bank'),
      { id: 'upload', label: 'Upload Content', to: paths.adminDashboard },
      tab('entries', 'Manage Entries'),
      tab('mistakes', 'Reported mistakes'),
      tab('translations', 'Translations'),
      tab('threads', 'Threads'),
      tab('exams', 'Examination dates'),
      tab('mock-tests', 'Mock tests'),
    ],
  },
  {
    title: 'Community',
    sections: [REPORTS, { id: 'community', label: 'Community Analytics', to: paths.adminCommunity }],
  },
  {
    title: 'People',
    sections: [{ id: 'feedback', label: 'Feedback', to: paths.adminFeedback }, tab('people', 'Users')],
  },
  { title: 'Operations', sections: [tab('system', 'System'), tab('audit', 'Audit'), tab('jobs', 'Failed jobs')] },
]

const SECTIONS = ADMIN_GROUPS.flatMap(({ sections }) => sections)

export function openSection({ pathname, search }: { pathname: string; search: string }): AdminSection {
  const byPath = SECTIONS.find(({ to }) => to === pathname && to !== paths.adminDashboard)
  const asked = new URLSearchParams(search).get('tab')
  return byPath ?? SECTIONS.find(({ id, to }) => id === asked && to.startsWith(paths.adminDashboard)) ?? UPLOAD
}

const UPLOAD: AdminSection = { id: 'upload', label: 'Upload Content', to: paths.adminDashboard }
