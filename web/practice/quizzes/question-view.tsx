import { Keyboard } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect } from 'react'
import type { QuestionWithoutKey } from '#contract/practice/question.ts'
import * as m from '#messages/practice/quizzes.ts'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { EnglishBeneath } from '#web/reading/shared/with-english.tsx'
import { Button } from '#web/ui/button.tsx'
import { OptionList } from './option-list.tsx'
import { isHandledBy, quizKey } from './quiz-keys.ts'
import { QuizProgress } from './quiz-progress.tsx'
import type { Move, Run } from './quiz-run.ts'
import { Stem } from './stem.tsx'
import { useStepFocus } from './use-step-focus.ts'

interface QuestionViewProps {
  questions: readonly QuestionWithoutKey[]
  /** All of the quiz, to stand beneath translated ones. */
  english?: readonly QuestionWithoutKey[] | undefined
  run: Run
  step: number
  act: (move: Move) => void
}

export function QuestionView({ questions, english, run, step, act }: QuestionViewProps) {
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
  const beneath = english?.find(({ question_id }) => question_id === question.question_id)
  const original = beneath?.question_text === question.question_text ? undefined : beneath

  return (
    <div className="mt-2 flex flex-1 flex-col gap-2 sm:mt-6 sm:gap-6">
      <div>
        <QuizProgress index={run.place} answered={Object.keys(run.answers).length} total={questions.length} heading={heading} />
      </div>
      <div id={stemId} className="space-y-3">
        <Stem question={question} />
        <EnglishBeneath>{original && <Stem question={original} />}</EnglishBeneath>
      </div>
      <OptionList
        key={question.question_id}
        question={question}
        chosen={chosen}
        labelledBy={stemId}
        second={original && { lang: 'en', options: original.options }}
        onChoose={choose}
      />
      <div className={STEPS}>
        <Button variant="outline" disabled={run.place === 0} onClick={() => act({ kind: 'back' })}>
          {m.previous}
        </Button>
        <Button disabled={chosen === undefined} onClick={advance} className="min-w-32 max-sm:flex-1">
          {isLast ? m.finish : m.next}
        </Button>
      </div>
      <KeysNote letters={letters} />
    </div>
  )
}

/** On phones at the lower edge, near the thumb. */
const STEPS =
  'flex flex-wrap justify-between gap-3 max-sm:sticky max-sm:bottom-(--docked,0px) max-sm:-mx-4 max-sm:mt-auto max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-2'

/** Not on phones. */
function KeysNote({ letters }: { letters: string[] }) {
  const isOn = useSingleKeys()
  const last = letters.at(-1) ?? ''
  return (
    <div className="hidden flex-wrap items-center gap-x-4 border-t border-line pt-3 text-sm text-quiet sm:pointer-fine:flex">
      <p className="flex flex-1 items-center gap-2">
        <Keyboard aria-hidden="true" className="size-4 shrink-0" />
        {isOn ? m.keys({ last, count: letters.length }) : m.keysAreOff}
      </p>
      <label className="flex min-h-11 items-center gap-2 text-ink">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)} />
        {m.useKeys}
      </label>
    </div>
  )
}

/** Active when the question shows: an ordinary effect may miss the first key. */
function useQuizKeys(letters: string[], actions: { choose: (letter: string) => void; advance: () => void }): void {
  const isOn = useSingleKeys()
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = quizKey(event, letters)
    if (!key || event.defaultPrevented || isHandledBy(event.target, key)) return
    event.preventDefault()
    if (key.kind === 'choose') actions.choose(key.letter)
    else actions.advance()
  })

  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
