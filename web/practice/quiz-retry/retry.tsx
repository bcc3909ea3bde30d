import { useState } from 'react'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quiz-retry.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { Review } from '#web/practice/quiz-history/review.tsx'
import { QuestionView } from '#web/practice/quizzes/question-view.tsx'
import { applyMove, type Move, newRun, type Run } from '#web/practice/quizzes/quiz-run.ts'
import { scoreOf } from '#web/practice/quizzes/score.ts'
import { useStepFocus } from '#web/practice/quizzes/use-step-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { wronglyAnswered } from './wrongly-answered.ts'

type Questions = Quiz['quiz_questions']

interface RetryProps {
  questions: Questions
  /** To stand beneath translated ones. */
  english: Questions | undefined
  onDone: () => void
}

/** Practice only, not saved. */
export function Retry({ questions, english, onDone }: RetryProps) {
  const [left, setLeft] = useState(questions)
  const [run, setRun] = useState(() => newRun(Date.now(), ''))
  const [step, setStep] = useState(1)

  const show = (next: Run) => {
    setRun(next)
    setStep(step + 1)
  }
  const act = (move: Move) => {
    const next = applyMove(run, move, left)
    if (next === run) return
    if (move.kind === 'choose') setRun(next)
    else show(next)
  }
  const again = (wrong: Questions) => {
    setLeft(wrong)
    show(newRun(Date.now(), ''))
  }

  if (run.durationSeconds === undefined)
    return (
      <>
        <Button variant="link" className="self-start px-0" onClick={onDone}>
          {m.backToResult}
        </Button>
        <QuestionView questions={left} english={english} run={run} step={step} act={act} />
      </>
    )
  return <RetryResult questions={left} english={english} run={run} step={step} onAgain={again} onDone={onDone} />
}

interface RetryResultProps {
  questions: Questions
  english: Questions | undefined
  run: Run
  step: number
  onAgain: (wrong: Questions) => void
  onDone: () => void
}

function RetryResult({ questions, english, run, step, onAgain, onDone }: RetryResultProps) {
  useRootAttribute('data-quiz-result')
  const heading = useStepFocus(step)
  const review = reviewOf(questions, run.answers)
  const { score, totalQuestions } = scoreOf(review)
  const wrong = wronglyAnswered(questions, review)
  return (
    <>
      <section aria-labelledby="retry-result" className="mt-4 rounded-card border border-line bg-surface p-5 sm:mt-6 sm:p-6">
        <h2 id="retry-result" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {wrong.length === 0 ? m.allCorrect : m.score({ score, total: totalQuestions })}
        </h2>
        <p className="mt-1 text-quiet">{m.noChange}</p>
        <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
          {wrong.length > 0 && <Button onClick={() => onAgain(wrong)}>{m.retryWrong}</Button>}
          <Button variant={wrong.length > 0 ? 'outline' : 'default'} onClick={onDone}>
            {m.backToResult}
          </Button>
        </div>
      </section>
      <Review questions={review} english={english && reviewOf(english, run.answers)} />
    </>
  )
}
