import { ManageFeedback } from '#web/feedback/manage-feedback.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTitle } from '#web/platform/use-title.ts'
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
