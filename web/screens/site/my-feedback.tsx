import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { MyFeedbackList } from '#web/site/feedback/my-feedback-list.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

export function MyFeedbackScreen() {
  useTitle('My Feedback')
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          My Feedback
        </h1>
        <Link to={paths.feedbackSubmit} className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-5" />
          New Feedback
        </Link>
      </div>
      <MyFeedbackList />
    </div>
  )
}
