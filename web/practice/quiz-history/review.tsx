import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnsweredQuestion } from '#contract/practice/question.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { Unbroken } from '#web/practice/quizzes/unbroken.tsx'
import { EnglishBeneath } from '#web/reading/shared/with-english.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ReviewedOptions } from './reviewed-options.tsx'

interface ReviewProps {
  questions: readonly AnsweredQuestion[]
  /** To stand beneath translated ones. */
  english?: readonly AnsweredQuestion[] | undefined
  /** Numbers start at 1. */
  actionFor?: ((number: number) => ReactNode) | undefined
}

/** For links. */
export const REVIEW_ID = 'quiz-review'

export function Review({ questions, english, actionFor }: ReviewProps) {
  return (
    <section aria-labelledby={REVIEW_ID} className="mt-10">
      <h2 id={REVIEW_ID} className="text-xl font-semibold">
        {m.questionByQuestion}
      </h2>
      <ol className="mt-4 space-y-6">
        {questions.map((question, index) => (
          <OneQuestion
            key={question.questionId}
            question={question}
            original={originalOf(question, english)}
            index={index}
            action={actionFor?.(index + 1)}
          />
        ))}
      </ol>
    </section>
  )
}

/** @returns nothing for one that is shown in English */
function originalOf(question: AnsweredQuestion, english: ReviewProps['english']) {
  const found = english?.find(({ questionId }) => questionId === question.questionId)
  return found?.questionText === question.questionText ? undefined : found
}

interface OneQuestionProps {
  question: AnsweredQuestion
  /** In English. */
  original: AnsweredQuestion | undefined
  index: number
  action: ReactNode
}

function OneQuestion({ question, original, index, action }: OneQuestionProps) {
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
      <EnglishBeneath>{original && <Stem question={{ question_text: original.questionText }} />}</EnglishBeneath>
      {selectedOption === null && <p className="mt-3 text-quiet">{m.notAnswered}</p>}
      <ReviewedOptions question={question} second={original && { lang: 'en', options: original.options }} />
      {explanation && (
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-quiet">{m.explanation}</h4>
          <p lang={scriptLanguage(explanation)} className="mt-1 leading-reading whitespace-pre-line wrap-anywhere">
            <Unbroken text={explanation} />
          </p>
          {original && (
            <EnglishBeneath className="mt-2 leading-reading whitespace-pre-line wrap-anywhere">
              <Unbroken text={original.explanation} />
            </EnglishBeneath>
          )}
        </div>
      )}
      {action && <div className="mt-3">{action}</div>}
    </li>
  )
}
