import type { DailyQuestions } from '#contract/practice/daily-questions.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'

type Result = NonNullable<DailyQuestions['result']>

export function QuestionReview({ result: { questions } }: { result: Result }) {
  return (
    <ol className="space-y-8">
      {questions.map((question) => (
        <li key={question.questionId}>
          <Stem question={{ question_text: question.questionText }} />
          <ReviewedOptions question={question} />
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{unescapeNewlines(question.explanation)}</p>
        </li>
      ))}
    </ol>
  )
}
