import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Article } from '#contract/reading/articles.ts'
import { AuditLog } from '#web/accounts/audit/audit-log.tsx'
import { People } from '#web/accounts/people/people.tsx'
import { UploadFigures } from '#web/newsroom/analytics/upload-figures.tsx'
import { AdminEntryList } from '#web/newsroom/entries/admin-entry-list.tsx'
import { UploadContent } from '#web/newsroom/ingest/upload-content.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { FailedJobs } from '#web/site/jobs/failed-jobs.tsx'
import { SystemPanel } from '#web/site/system/system-panel.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import { ManageEntry } from './manage-entry.tsx'

// The article reader is loaded with the first preview.
const ArticlePreview = lazy(async () => ({ default: (await import('#web/screens/reading/article-preview.tsx')).ArticlePreview }))

const showPreview = (article: Article, close: () => void) => (
  <Suspense>
    <ArticlePreview article={article} onClose={close} />
  </Suspense>
)

const TABS: Tab[] = [
  { id: 'upload', label: 'Upload Content', panel: <UploadTab />, keepsState: true },
  { id: 'entries', label: 'Manage Entries', panel: <EntriesTab /> },
  { id: 'community', label: 'Community Analytics', to: paths.adminCommunity },
  { id: 'reports', label: 'Content Reports', to: paths.adminReports },
  { id: 'people', label: 'Users', panel: <People /> },
  { id: 'audit', label: 'Audit', panel: <AuditLog /> },
  { id: 'system', label: 'System', panel: <SystemPanel /> },
  { id: 'jobs', label: 'Failed Jobs', panel: <FailedJobs /> },
]

export function AdminDashboardScreen() {
  useTitle('Admin Portal')
  const [query, setQuery] = useSearchParams()
  const open = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'upload'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl font-semibold">Admin Portal</h1>
        <Link to={paths.adminFeedback} className={buttonStyle({ variant: 'outline' })}>
          Manage feedback
        </Link>
      </div>
      <Tabs
        label="Admin Portal"
        tabs={TABS}
        open={open}
        onOpen={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

function UploadTab() {
  return (
    <>
      <UploadFigures />
      <UploadContent showPreview={showPreview} />
    </>
  )
}

function EntriesTab() {
  const [query] = useSearchParams()
  const entryId = query.get('entry')
  if (!entryId) return <AdminEntryList />
  return <ManageEntry key={entryId} entryId={entryId} articleId={query.get('article')} language={query.get('translation')} />
}
