import { useInfiniteQuery } from '@tanstack/react-query'
import * as m from '#messages/site/feedback.ts'
import { myReports } from '#web/newsroom/mistake-reports/api.ts'
import { MyReports } from '#web/newsroom/mistake-reports/my-reports.tsx'
import { paths } from '#web/platform/paths.ts'
import { myFeedback } from '#web/site/feedback/api.ts'
import { MyFeedbackList } from '#web/site/feedback/my-feedback-list.tsx'
import { NewFeedbackOfList } from '#web/site/feedback/new-feedback.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const reports = useInfiniteQuery(myReports())
  const feedback = useInfiniteQuery(myFeedback())
  const hasReports = !!reports.data?.pages[0]?.data.length
  const reportsFirst = hasReports && feedback.data?.pages[0]?.data.length === 0
  const list = <MyFeedbackList isWaiting={reports.isLoading && reports.failureCount === 0} hasReports={hasReports} />
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink to={paths.me}>{m.backToMe}</BackLink>
      <div className="mt-2 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          {m.myFeedback}
        </h1>
        <NewFeedbackOfList />
      </div>
      {!reportsFirst && list}
      <div className={reportsFirst ? '' : 'mt-12 empty:hidden'}>
        <MyReports />
      </div>
      {reportsFirst && list}
    </div>
  )
}
