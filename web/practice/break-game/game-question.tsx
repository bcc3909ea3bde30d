import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import * as m from '#messages/practice/break-game.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import type { Question } from './questions.ts'

interface GameQuestionProps {
  question: Question
  /** Null before an answer; then final. */
  choice: string | null
  /** Focuses the question for screen readers; the dialog does so for the first one. */
  takesFocus: boolean
  score: { correct: number; answered: number }
  onChoose: (choice: string) => void
  onNext: () => void
}

export function GameQuestion({ question, choice, takesFocus, score, onChoose, onNext }: GameQuestionProps) {
  const promptId = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const isAnswered = choice !== null
  useNumberKeys((number) => {
    const chosen = question.choices[number - 1]
    if (chosen !== undefined) onChoose(chosen)
  })
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  // Enter then opens the next question.
  useEffect(() => {
    if (isAnswered) next.current?.focus()
  }, [isAnswered])

  return (
    <>
      <h3 id={promptId} className="text-sm font-medium text-quiet">
        {question.prompt}
      </h3>
      {/* Reddit's texts: any direction and length. */}
      <p
        ref={text}
        tabIndex={-1}
        dir="auto"
        lang={scriptLanguage(question.text)}
        className="mt-1 outline-none text-lg font-semibold wrap-anywhere"
      >
        {question.text}
      </p>
      <ol aria-labelledby={promptId} className="mt-3 grid gap-2">
        {question.choices.map((one, index) => (
          <li key={one}>
            <Choice number={index + 1} name={one} choice={choice} correct={question.correct} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      <p role="status" className={clsx('mt-3 min-h-6 font-medium', choice === question.correct ? 'text-good' : 'text-danger')}>
        {isAnswered && (choice === question.correct ? m.correct : m.incorrect({ name: question.correct, answer: inItsLanguage }))}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button ref={next} variant={isAnswered ? 'default' : 'outline'} onClick={onNext}>
          {isAnswered ? m.nextQuestion : m.skipQuestion}
        </Button>
        {score.answered > 0 && <p className="text-sm text-quiet">{m.score(score)}</p>}
      </div>
    </>
  )
}

const inItsLanguage = (text: ReactNode) => <span lang={scriptLanguage(String(text))}>{text}</span>

interface ChoiceProps extends Pick<GameQuestionProps, 'choice' | 'onChoose'> {
  number: number
  name: string
  correct: string
}

function Choice({ number, name, choice, correct, onChoose }: ChoiceProps) {
  const isAnswered = choice !== null
  const verdict = !isAnswered ? null : name === correct ? 'correct' : name === choice ? 'wrong' : null
  return (
    <button
      type="button"
      aria-disabled={isAnswered}
      onClick={() => onChoose(name)}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-control border px-3 py-2 text-start',
        verdict === 'correct' && 'border-good bg-good-soft text-good',
        verdict === 'wrong' && 'border-danger bg-danger-soft text-danger',
        !verdict && 'border-strong',
        !isAnswered && 'hover:bg-sunken',
        isAnswered && 'cursor-default',
        isAnswered && !verdict && 'text-quiet',
      )}
    >
      <span aria-hidden="true" className="w-4 text-sm tabular-nums">
        {number}
      </span>
      <span lang={scriptLanguage(name)} className="min-w-0 flex-1 wrap-anywhere">
        {name}
      </span>
      {verdict && <span className="sr-only">{verdict === 'correct' ? m.correctAnswer : m.yourAnswer}</span>}
      {verdict === 'correct' && <Check aria-hidden="true" className="size-5 shrink-0" />}
      {verdict === 'wrong' && <X aria-hidden="true" className="size-5 shrink-0" />}
    </button>
  )
}

/** Works for any focus: the dialog has no text fields. */
function useNumberKeys(onNumber: (number: number) => void) {
  const press = useEffectEvent(onNumber)
  useEffect(() => {
    const onKey = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) => {
      if (!ctrlKey && !altKey && !metaKey && !repeat && /^[1-4]$/.test(key)) press(Number(key))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
