import { CommunityAnalytics } from '#web/newsroom/analytics/community-analytics.tsx'

export function Component() {
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        Community Analytics
      </h1>
      <CommunityAnalytics />
    </>
  )
}
