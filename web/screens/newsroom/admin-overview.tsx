import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays, FileWarning, Flag, MessageSquareText, TriangleAlert } from 'lucide-react'
import { reportStats } from '#web/community/moderation/api.ts'
import { UploadFigures } from '#web/newsroom/analytics/upload-figures.tsx'
import { passedDates } from '#web/newsroom/entries/api.ts'
import { PassedDates } from '#web/newsroom/entries/passed-dates.tsx'
import { adminEntryList } from '#web/newsroom/ingest/api.ts'
import { reportedMistakes } from '#web/newsroom/mistake-reports/api.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { allFeedback } from '#web/site/feedback-review/api.ts'
import { systemState } from '#web/site/system/api.ts'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'

/** Waiting tasks first. */
export function AdminOverview() {
  const reports = useQuery(reportStats())
  const days = useInfiniteQuery(adminEntryList())
  const sent = useInfiniteQuery(allFeedback({ status: 'submitted', q: '' }))
  const mistakes = useInfiniteQuery(reportedMistakes('open'))
  const system = useQuery(systemState())
  const passed = useQuery(passedDates())
  // All at once, so that no line moves.
  const isLoading = [reports, days, sent, mistakes, system, passed].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  )
  const jobs = system.data?.failed_jobs
  const wrong = mistakes.data?.pages[0]?.counts?.open
  const unread = sent.data?.pages[0]?.counts?.submitted
  const tasks: ListedLink[] = [
    { to: paths.adminReports, icon: Flag, label: 'Content Reports', ...waiting(reports.data?.pending, 'to review') },
    { to: paths.adminTab('mistakes'), icon: FileWarning, label: 'Reported mistakes', ...waiting(wrong, 'to check') },
    { to: paths.adminFeedback, icon: MessageSquareText, label: 'Feedback', ...waiting(unread, 'new') },
    { to: paths.adminTab('jobs'), icon: TriangleAlert, label: 'Failed jobs', ...waiting(jobs, 'to look at') },
  ]
  const latest: ListedLink = { to: paths.adminEntries, icon: CalendarDays, label: 'Latest day', hint: latestText(days.data) }
  if (isLoading)
    return (
      <PageLoading label="Loading pending items">
        <SkeletonRows rows={5} className="h-88" />
      </PageLoading>
    )
  return (
    <div className="space-y-8">
      <div className="min-h-88">
        <LinkList links={[...tasks.filter(doesWait), latest, ...tasks.filter((task) => !doesWait(task))]} />
      </div>
      <PassedDates dates={passed.data} />
      <div>
        <h2 className="mb-3 text-lg font-semibold">Community</h2>
        <UploadFigures />
      </div>
    </div>
  )
}

const doesWait = ({ waiting = 0 }: ListedLink) => waiting > 0

function waiting(count: number | undefined, what: string): Pick<ListedLink, 'hint' | 'waiting'> {
  if (count === undefined) return { hint: '\u00a0' }
  return { hint: count > 0 ? `${count} ${what}` : `Nothing ${what}`, waiting: count }
}

type Days = InfiniteData<{ data: { publication_date: string; status: string }[] }>

function latestText(days: Days | undefined): string {
  if (!days) return '\u00a0'
  const latest = days.pages[0]?.data[0]
  return latest ? `${formatDay(latest.publication_date, 'compact')}, ${latest.status}` : 'No days yet'
}
