import * as m from '#messages/screens/reading/progress.ts'
import * as titles from '#messages/screens/reading.ts'
import { paths } from '#web/platform/paths.ts'
import { LearnerAnalytics } from '#web/reading/learner-analytics/learner-analytics.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.me}>{m.backToMe}</BackLink>
      <h1 className="mt-2 mb-6 text-2xl font-semibold sm:text-3xl">{titles.progress}</h1>
      <LearnerAnalytics />
    </div>
  )
}
