import { Link } from 'react-router'
import { submitFeedback } from '#messages/screens/site.ts'
import * as m from '#messages/site/feedback.ts'
import { paths } from '#web/platform/paths.ts'
import { SubmitFeedback } from '#web/site/feedback/submit-feedback.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink to={paths.me}>{m.backToMe}</BackLink>
      <div className="max-w-2xl">
        <SubmitFeedback>
          <h1 tabIndex={-1} className="mt-2 text-2xl font-semibold sm:text-3xl">
            {submitFeedback}
          </h1>
          <p className="mt-1 mb-6 text-quiet">
            {m.introduction({
              mine: (text) => (
                <Link to={paths.myFeedback} className="text-accent underline underline-offset-4">
                  {text}
                </Link>
              ),
            })}
          </p>
        </SubmitFeedback>
      </div>
    </div>
  )
}
