import { ReportDesk } from '#web/moderation/report-desk.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTitle } from '#web/platform/use-title.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function AdminReportsScreen() {
  useTitle('Content Reports')
  return (
    <>
      <BackLink to={paths.adminDashboard}>Admin Portal</BackLink>
      <h1 className="mt-1 mb-6 text-3xl font-semibold">Content Reports</h1>
      <ReportDesk />
    </>
  )
}
