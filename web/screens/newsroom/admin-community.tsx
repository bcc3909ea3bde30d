import { CommunityAnalytics } from '#web/newsroom/analytics/community-analytics.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function AdminCommunityScreen() {
  useTitle('Community Analytics')
  return (
    <>
      <BackLink to={paths.adminDashboard}>Back to the admin portal</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        Community Analytics
      </h1>
      <CommunityAnalytics />
    </>
  )
}
