import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AttemptSummary } from '#contract/practice/quizzes.ts'
import { paths } from '#web/platform/paths.ts'
import { scoreTone } from '#web/practice/quizzes/score-colour.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AttemptFacts } from './attempt-facts.tsx'

export function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const { quiz, score, totalQuestions, percentage, timeTakenSeconds, completedAt } = attempt
  const titleIn = useTitleIn()
  const [title, article] = [titleIn(quiz), titleIn(quiz.article)]
  return (
    <li className="row-in-sight relative flex items-center gap-2 rounded-card [--row:7rem] border border-line bg-surface p-4 pe-3 hover:border-strong">
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h2 lang={title.lang} className="leading-snug font-semibold">
            <Link to={paths.quizAttempt(attempt.attemptId)} className="after:absolute after:inset-0 hover:underline">
              {title.value}
            </Link>
          </h2>
          <Badge tone={scoreTone(percentage)}>{percentage}%</Badge>
        </div>
        <p lang={article.lang} className="mt-1 line-clamp-2 text-sm text-quiet">
          {article.value}
        </p>
        <AttemptFacts
          score={score}
          totalQuestions={totalQuestions}
          timeTakenSeconds={timeTakenSeconds}
          completedAt={completedAt}
        />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
    </li>
  )
}
