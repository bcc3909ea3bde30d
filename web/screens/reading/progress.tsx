import { LearnerAnalytics } from '#web/reading/learner-analytics/learner-analytics.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-6 text-2xl font-semibold sm:text-3xl">Progress</h1>
      <LearnerAnalytics />
    </div>
  )
}
