import { paths } from '#web/platform/paths.ts'
import { LearnerAnalytics } from '#web/reading/learner-analytics/learner-analytics.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.me}>Back to Me</BackLink>
      <h1 className="mt-2 mb-6 text-2xl font-semibold sm:text-3xl">Progress</h1>
      <LearnerAnalytics />
    </div>
  )
}
