import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnsweredQuestion } from '#contract/practice/question.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { Unbroken } from '#web/practice/quizzes/unbroken.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ReviewedOptions } from './reviewed-options.tsx'

interface ReviewProps {
  questions: readonly AnsweredQuestion[]
  /** Numbers start at 1. */
  actionFor?: ((number: number) => ReactNode) | undefined
}

/** For links. */
export const REVIEW_ID = 'quiz-review'

export function Review({ questions, actionFor }: ReviewProps) {
  return (
    <section aria-labelledby={REVIEW_ID} className="mt-10">
      <h2 id={REVIEW_ID} className="text-xl font-semibold">
        {m.questionByQuestion}
      </h2>
      <ol className="mt-4 space-y-6">
        {questions.map((question, index) => (
          <OneQuestion key={question.questionId} question={question} index={index} action={actionFor?.(index + 1)} />
        ))}
      </ol>
    </section>
  )
}

function OneQuestion({ question, index, action }: { question: AnsweredQuestion; index: number; action: ReactNode }) {
  const { isCorrect, questionText, explanation, selectedOption } = question
  const Icon = isCorrect ? Check : X
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="mb-3 flex items-center justify-between gap-3 font-semibold">
        {m.question({ number: index + 1 })}
        <Badge tone={isCorrect ? 'good' : 'danger'}>
          <Icon aria-hidden="true" className="size-3.5" />
          {isCorrect ? m.correct : m.incorrect}
        </Badge>
      </h3>
      <Stem question={{ question_text: questionText }} />
      {selectedOption === null && <p className="mt-3 text-quiet">{m.notAnswered}</p>}
      <ReviewedOptions question={question} />
      {explanation && (
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-quiet">{m.explanation}</h4>
          <p lang={scriptLanguage(explanation)} className="mt-1 leading-reading whitespace-pre-line wrap-anywhere">
            <Unbroken text={explanation} />
          </p>
        </div>
      )}
      {action && <div className="mt-3">{action}</div>}
    </li>
  )
}
