import { Link } from 'react-router'
import { formatNumber } from '#contract/amounts.ts'
import type { DayArticle } from '#contract/newsroom/question-bank/day-figures.ts'
import { LOOK_AGAIN_LABELS } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { bankPathTo } from '#web/newsroom/question-bank/bank-path.ts'
import { Badge } from '#web/ui/badge.tsx'

export const QuestionResults = ({ questions }: { questions: DayArticle['questions'] }) => (
  <ol className="divide-y divide-line border-y border-line">
    {questions.map((question) => (
      <li key={question.question_id} className="space-y-1 py-2">
        <Link
          to={bankPathTo({ question_id: question.question_id })}
          className="line-clamp-2 py-1 underline decoration-strong underline-offset-4 wrap-anywhere hover:decoration-current"
        >
          {question.question_text}
        </Link>
        <p className="text-sm text-quiet">{resultText(question)}</p>
        {question.look_again.map((why) => (
          <Badge key={why} tone="progress">
            {LOOK_AGAIN_LABELS[why]}
          </Badge>
        ))}
      </li>
    ))}
  </ol>
)

function resultText({ answers, facility, discrimination }: DayArticle['questions'][number]): string {
  if (answers === null) return 'Fewer than five answers'
  return [
    `${formatNumber(answers)} answers`,
    facility !== null && `facility ${Math.round(facility * 100)} %`,
    discrimination !== null && `discrimination ${discrimination.toFixed(2).replace('-', '−')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
