import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { can } from '#contract/roles.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** Undefined without the quiz or access to the community. */
export function discussionLinks(quizId: string | null, role: string | undefined) {
  if (!quizId || !can(role, 'community')) return undefined
  return {
    quiz: () => <DiscussQuiz quizId={quizId} />,
    question: (number: number) => <DiscussQuestion quizId={quizId} number={number} />,
  }
}

function DiscussQuiz({ quizId }: { quizId: string }) {
  return (
    <Link to={paths.quizForum(quizId)} className={buttonStyle({ variant: 'outline', className: 'max-sm:w-full' })}>
      <MessagesSquare aria-hidden="true" className="size-4" />
      {m.discussQuiz}
    </Link>
  )
}

function DiscussQuestion({ quizId, number }: { quizId: string; number: number }) {
  return (
    <Link
      to={`${paths.quizForum(quizId)}?question=${number}`}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-medium text-accent no-underline hover:bg-sunken"
    >
      <MessagesSquare aria-hidden="true" className="size-4" />
      {m.discussQuestion({ number })}
    </Link>
  )
}
