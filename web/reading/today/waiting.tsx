import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Today } from '#contract/reading/progress.ts'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/reading/daily/counted.ts'

interface WaitingProps {
  status: Today
  days: DailyEntry[]
  read: ReadonlySet<string>
  canTakeQuizzes: boolean
}

interface Item {
  to: string
  text: string
  about: string
}

/** What the person has begun and not ended: the quiz of an article that is read, wrong answers, answers of others. Nothing when nothing waits. */
export function Waiting(props: WaitingProps) {
  const items = itemsOf(props)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-sm font-semibold text-quiet">
        Waiting for you
      </h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map(({ to, text, about }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-13 items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">{text}</span>
                <span className="block truncate text-sm text-quiet">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function itemsOf({ status: { quizzes_taken, waiting }, days, read, canTakeQuizzes }: WaitingProps): Item[] {
  const taken = new Set(quizzes_taken.map(({ quiz_id }) => quiz_id))
  const [quiz] = days
    .flatMap(({ articles }) => articles)
    .filter(({ article_id, quiz_id }) => canTakeQuizzes && quiz_id && read.has(article_id) && !taken.has(quiz_id))
  const { wrong_answers: wrong, answers } = waiting
  return [
    ...(quiz?.quiz_id ? [{ to: paths.quiz(quiz.quiz_id), text: 'Take the quiz of an article you read', about: quiz.title }] : []),
    ...(wrong
      ? [{ to: paths.quizAttempt(wrong.attempt_id), text: `Review ${counted(wrong.count, 'wrong answer')}`, about: wrong.title }]
      : []),
    ...answers.map(({ title, message, path }) => ({ to: path, text: title, about: message })),
  ]
}
