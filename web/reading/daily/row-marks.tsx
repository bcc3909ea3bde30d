import { CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleInList } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/daily.ts'
import { paths } from '#web/platform/paths.ts'

/** Replaces the read mark; screen readers hear both. */
export function FinishedMark({ isRead }: { isRead: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-good">
      <CheckCheck aria-hidden="true" className="size-4" />
      {isRead && <span className="sr-only">{m.read} </span>}
      {m.finished}
    </span>
  )
}

interface QuizStateProps {
  article: ArticleInList
  titleId: string
  quizzes: ReadonlyMap<string, string> | undefined
}

export function QuizState({ article: { quiz_id }, titleId, quizzes }: QuizStateProps) {
  if (!quiz_id || !quizzes) return null
  const score = quizzes.get(quiz_id)
  return (
    <Link
      to={paths.quiz(quiz_id)}
      aria-describedby={titleId}
      className="relative z-1 -my-3 inline-flex min-h-11 min-w-11 items-center font-semibold text-accent hover:underline"
    >
      {score ? m.quizScore({ score }) : m.quiz}
      {!score && <span className="sr-only"> {m.notTaken}</span>}
    </Link>
  )
}
