import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Article } from '#contract/reading/articles.ts'
import { AuditLog } from '#web/accounts/audit/audit-log.tsx'
import { People } from '#web/accounts/people/people.tsx'
import { UploadFigures } from '#web/newsroom/analytics/upload-figures.tsx'
import { AdminEntryList } from '#web/newsroom/entries/admin-entry-list.tsx'
import { UploadContent } from '#web/newsroom/ingest/upload-content.tsx'
import { TranslationsPanel } from '#web/newsroom/processing/translations-panel.tsx'
import { useFocusKept } from '#web/platform/hooks/use-focus-kept.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { FeedbackUsage } from '#web/practice/writing-feedback/usage.tsx'
import { ExamDatesPanel } from '#web/reading/exam-dates/exam-dates-panel.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { FailedJobs } from '#web/site/jobs/failed-jobs.tsx'
import { SystemPanel } from '#web/site/system/system-panel.tsx'
import { NodePicker } from '#web/syllabus/filter/node-picker.tsx'
import { AdminOverview } from './admin-overview.tsx'
import { ManageEntry } from './manage-entry.tsx'

const ArticlePreview = lazy(async () => ({ default: (await import('#web/screens/reading/article-preview.tsx')).ArticlePreview }))

const PreviewedArticle = lazy(async () => ({
  default: (await import('#web/screens/reading/article-preview.tsx')).PreviewedArticle,
}))

const DraftEditor = lazy(async () => ({ default: (await import('#web/newsroom/desk/draft-editor.tsx')).DraftEditor }))

const MockTestsPanel = lazy(async () => ({
  default: (await import('#web/practice/mock-test-admin/mock-tests-panel.tsx')).MockTestsPanel,
}))

const MistakePanel = lazy(async () => ({
  default: (await import('#web/newsroom/mistake-reports/mistake-panel.tsx')).MistakePanel,
}))

const ThreadsPanel = lazy(async () => ({
  default: (await import('#web/newsroom/threads/threads-panel.tsx')).ThreadsPanel,
}))

const BankPanel = lazy(async () => ({ default: (await import('#web/newsroom/question-bank/bank-panel.tsx')).BankPanel }))

const DeskPanel = lazy(async () => ({ default: (await import('#web/newsroom/desk/day/desk-panel.tsx')).DeskPanel }))

const showPreview = (article: Article, close: () => void) => (
  <Suspense>
    <ArticlePreview article={article} onClose={close} />
  </Suspense>
)

const showArticle = (article: Article) => (
  <Suspense>
    <PreviewedArticle article={article} />
  </Suspense>
)

interface Panel {
  id: string
  title: string
  panel: ReactNode
  /** Stays mounted once opened: keeps typed text. */
  keepsState?: boolean
}

const UPLOAD: Panel = { id: 'upload', title: 'Upload Content', panel: <UploadTab />, keepsState: true }

const PANELS: Panel[] = [
  UPLOAD,
  { id: 'desk', title: 'Writing desk', panel: <DeskTab /> },
  {
    id: 'questions',
    title: 'Question bank',
    panel: (
      <Suspense>
        <BankPanel />
      </Suspense>
    ),
  },
  { id: 'overview', title: 'Overview', panel: <AdminOverview /> },
  { id: 'entries', title: 'Manage Entries', panel: <EntriesTab /> },
  {
    id: 'mistakes',
    title: 'Reported mistakes',
    panel: (
      <Suspense>
        <MistakePanel />
      </Suspense>
    ),
  },
  { id: 'translations', title: 'Translations', panel: <TranslationsPanel /> },
  {
    id: 'threads',
    title: 'Threads',
    panel: (
      <Suspense>
        <ThreadsPanel />
      </Suspense>
    ),
  },
  { id: 'exams', title: 'Examination dates', panel: <ExamDatesPanel /> },
  { id: 'mock-tests', title: 'Mock tests', panel: <MockTestsTab /> },
  { id: 'people', title: 'Users', panel: <People /> },
  { id: 'audit', title: 'Audit', panel: <AuditLog /> },
  {
    id: 'system',
    title: 'System',
    panel: (
      <div className="space-y-6">
        <SystemPanel />
        <FeedbackUsage />
      </div>
    ),
  },
  { id: 'jobs', title: 'Failed jobs', panel: <FailedJobs /> },
]

export function Component() {
  const [query] = useSearchParams()
  const { id, title } = PANELS.find(({ id }) => id === query.get('tab')) ?? UPLOAD
  useTitle(`${title} · Admin Portal`)
  const wereOpen = useRef(new Set<string>())
  wereOpen.current.add(id)
  const isMounted = (panel: Panel) => panel.id === id || (panel.keepsState && wereOpen.current.has(panel.id))
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        {title}
      </h1>
      {PANELS.filter(isMounted).map(({ id: panelId, panel }) => (
        <div key={panelId} hidden={panelId !== id}>
          {panel}
        </div>
      ))}
    </>
  )
}

function DeskTab() {
  const [query] = useSearchParams()
  const draftId = query.get('draft')
  // The way back to the desk leaves with its draft.
  const kept = useFocusKept<HTMLDivElement>(() => document.querySelector('h1'))
  return (
    <div {...kept}>
      <Suspense>
        {draftId ? (
          <DraftEditor key={draftId} draftId={draftId} showArticle={showArticle} />
        ) : (
          <DeskPanel pickNodes={(nodes, onChange) => <NodePicker language="en" nodes={nodes} onChange={onChange} isOptional />} />
        )}
      </Suspense>
    </div>
  )
}

function UploadTab() {
  const [areFiguresOpen, setFiguresOpen] = useState(false)
  return (
    <>
      <UploadContent showPreview={showPreview} />
      <details className="mt-10" onToggle={({ currentTarget }) => setFiguresOpen(currentTarget.open)}>
        <summary className="inline-block min-h-11 py-2 text-quiet">Community figures</summary>
        {areFiguresOpen && <UploadFigures />}
      </details>
    </>
  )
}

function MockTestsTab() {
  const [language] = useChosenLanguage()
  return (
    <Suspense>
      <MockTestsPanel pickNodes={(nodes, onChange) => <NodePicker language={language} nodes={nodes} onChange={onChange} />} />
    </Suspense>
  )
}

function EntriesTab() {
  const [query] = useSearchParams()
  const entryId = query.get('entry')
  if (!entryId) return <AdminEntryList />
  return (
    <ManageEntry
      key={entryId}
      entryId={entryId}
      articleId={query.get('article')}
      language={query.get('translation')}
      part={query.get('part')}
    />
  )
}
