import { CommunityAnalytics } from '#web/newsroom/analytics/community-analytics.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'

export function AdminCommunityScreen() {
  useTitle('Community Analytics')
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        Community Analytics
      </h1>
      <CommunityAnalytics />
    </>
  )
}
