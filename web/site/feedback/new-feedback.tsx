import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/site/feedback.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { myFeedback } from './api.ts'

export function NewFeedback({ variant = 'default' }: { variant?: 'default' | 'outline' }) {
  return (
    <Link to={paths.feedbackSubmit} className={buttonStyle({ variant })}>
      <Plus aria-hidden="true" className="size-5" />
      {m.newFeedback}
    </Link>
  )
}

/** Hidden above an empty list, which has the same button. */
export function NewFeedbackOfList() {
  const { data, isError } = useInfiniteQuery(myFeedback())
  if (data?.pages.every((page) => page.data.length === 0)) return null
  return <NewFeedback variant={isError && !data ? 'outline' : 'default'} />
}
