import { ReportQueue } from '#web/community/moderation/report-queue.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function AdminReportsScreen() {
  useTitle('Content Reports')
  return (
    <>
      <BackLink to={paths.adminDashboard}>Admin Portal</BackLink>
      <h1 className="mt-1 mb-6 text-3xl font-semibold">Content Reports</h1>
      <ReportQueue />
    </>
  )
}
