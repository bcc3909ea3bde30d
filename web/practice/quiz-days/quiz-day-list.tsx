import { ChevronDown, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/practice/quiz-days.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { type DayQuiz, dayState, nextQuiz, type QuizDay } from './quiz-days.ts'

/** The first with an open quiz is unfolded. */
export function QuizDayList({ days }: { days: QuizDay[] }) {
  const first = days.find((day) => nextQuiz([day]))
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {days.map((day) => (
        <li key={day.day}>
          <details open={day === first}>
            <summary className="flex min-h-16 cursor-pointer items-center gap-4 px-4 py-3 hover:bg-sunken">
              <span className="min-w-0 flex-1">
                <time dateTime={day.day} className="block font-medium">
                  {formatDay(day.day, 'long')}
                </time>
                <span className="block text-sm text-quiet">{dayState(day)}</span>
              </span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
            </summary>
            <ul className="divide-y divide-line border-t border-line">
              {day.quizzes.map((quiz) => (
                <QuizRow key={quiz.quizId} quiz={quiz} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

function QuizRow({ quiz: { quizId, title, result } }: { quiz: DayQuiz }) {
  return (
    <li>
      <Link
        to={paths.quiz(quizId)}
        className="flex min-h-13 items-center gap-4 py-2 pe-4 ps-8 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span lang={title.lang} className="block leading-snug wrap-anywhere">
            {title.value}
          </span>
          <span className="block text-sm text-quiet">{result ? m.score(result) : m.notTaken}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      </Link>
    </li>
  )
}
