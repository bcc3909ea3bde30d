import { useId } from 'react'
import type { Quiz } from '#contract/practice/quizzes.ts'
import { Button } from '#web/ui/button.tsx'
import { KeysNote } from './keys-note.tsx'
import { OptionList } from './option-list.tsx'
import { QuizProgress } from './quiz-progress.tsx'
import type { Move, Run } from './quiz-run.ts'
import { Stem } from './stem.tsx'
import { useQuizKeys } from './use-quiz-keys.ts'
import { useStepFocus } from './use-step-focus.ts'

interface QuestionViewProps {
  questions: Quiz['quiz_questions']
  run: Run
  step: number
  act: (move: Move) => void
}

export function QuestionView({ questions, run, step, act }: QuestionViewProps) {
  const stemId = useId()
  const heading = useStepFocus(step)
  const question = questions[run.place]
  const letters = Object.keys(question?.options ?? {})
  const isLast = run.place === questions.length - 1
  const choose = (letter: string) => act({ kind: 'choose', letter })
  const advance = () => act(isLast ? { kind: 'finish', now: Date.now() } : { kind: 'next' })
  useQuizKeys(letters, { choose, advance })
  if (!question) return null
  const chosen = run.answers[question.question_id]

  return (
    <div className="mt-2 flex flex-1 flex-col gap-2 sm:mt-6 sm:gap-6">
      <div>
        <QuizProgress index={run.place} answered={Object.keys(run.answers).length} total={questions.length} heading={heading} />
      </div>
      <Stem id={stemId} text={question.question_text} />
      <OptionList key={question.question_id} question={question} chosen={chosen} labelledBy={stemId} onChoose={choose} />
      <div className={STEPS}>
        <Button variant="outline" disabled={run.place === 0} onClick={() => act({ kind: 'back' })}>
          Previous
        </Button>
        <Button disabled={chosen === undefined} onClick={advance} className="min-w-32 max-sm:flex-1">
          {isLast ? 'Finish Quiz' : 'Next'}
        </Button>
      </div>
      <KeysNote letters={letters} />
    </div>
  )
}

/** On a phone at the lower edge of the screen, where the thumb is, however long the question. */
const STEPS =
  'flex flex-wrap justify-between gap-3 max-sm:sticky max-sm:bottom-(--docked,0px) max-sm:-mx-4 max-sm:mt-auto max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-2'
