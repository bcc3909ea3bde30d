import { ManageFeedback } from '#web/site/feedback-review/manage-feedback.tsx'

export function Component() {
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        Manage Feedback
      </h1>
      <ManageFeedback />
    </>
  )
}
