import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { ManageFeedback } from '#web/site/feedback-review/manage-feedback.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function AdminFeedbackScreen() {
  useTitle('Manage Feedback')
  return (
    <>
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        Manage Feedback
      </h1>
      <ManageFeedback />
    </>
  )
}
