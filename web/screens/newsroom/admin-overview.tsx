import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays, Flag, MessageSquareText, TriangleAlert } from 'lucide-react'
import { reportStats } from '#web/community/moderation/api.ts'
import { UploadFigures } from '#web/newsroom/analytics/upload-figures.tsx'
import { adminEntryList } from '#web/newsroom/ingest/api.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { allFeedback } from '#web/site/feedback-review/api.ts'
import { systemState } from '#web/site/system/api.ts'
import { LinkList } from '#web/ui/link-list.tsx'

/** What needs an admin, each with the way there. A number that could not be loaded leaves its line without one. */
export function AdminOverview() {
  const reports = useQuery(reportStats()).data
  const days = useInfiniteQuery(adminEntryList()).data
  const sent = useInfiniteQuery(allFeedback({ status: 'submitted', q: '' })).data?.pages[0]?.counts
  const jobs = useQuery(systemState()).data
  return (
    <div className="space-y-6">
      <LinkList
        links={[
          { to: paths.adminEntries, icon: CalendarDays, label: 'Latest day', hint: latestText(days) },
          { to: paths.adminReports, icon: Flag, label: 'Content Reports', hint: countText(reports?.pending, 'to review') },
          { to: paths.adminFeedback, icon: MessageSquareText, label: 'Feedback', hint: countText(sent?.submitted, 'new') },
          {
            to: paths.adminTab('jobs'),
            icon: TriangleAlert,
            label: 'Failed Jobs',
            hint: countText(jobs?.failed_jobs, 'to look at'),
          },
        ]}
      />
      <UploadFigures />
    </div>
  )
}

const countText = (count: number | undefined, what: string) => (count === undefined ? '\u00a0' : `${count} ${what}`)

type Days = InfiniteData<{ data: { publication_date: string; status: string }[] }>

function latestText(days: Days | undefined): string {
  if (!days) return '\u00a0'
  const latest = days.pages[0]?.data[0]
  return latest ? `${formatDay(latest.publication_date)}, ${latest.status}` : 'No days yet'
}
