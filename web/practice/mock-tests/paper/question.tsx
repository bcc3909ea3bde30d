import { Flag } from 'lucide-react'
import { type RefObject, useId } from 'react'
import type { MockAnswer, MockQuestion } from '#contract/practice/mock-attempts.ts'
import { CERTAINTIES, type Certainty } from '#contract/practice/mock-test-rules.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/mock-tests/paper.ts'
import { OptionList } from '#web/practice/quizzes/option-list.tsx'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { EnglishBeneath } from '#web/reading/shared/with-english.tsx'
import { Button } from '#web/ui/button.tsx'
import { CERTAINTY_NAMES } from '../names.ts'
import type { Change } from '../send-answers.ts'

interface QuestionProps {
  question: MockQuestion
  number: number
  total: number
  answer: MockAnswer | undefined
  inLanguages: QuizInLanguages
  heading: RefObject<HTMLHeadingElement | null>
  onChange: (change: Change) => void
}

export function Question({ question, number, total, answer, inLanguages, heading, onChange }: QuestionProps) {
  const stemId = useId()
  const { lang, ...shown } = textsIn(question, question.translated, inLanguages.shown)
  const original = inLanguages.isWithEnglish && lang !== 'en' ? question : undefined
  const chosen = answer?.option ?? undefined
  const isFlagged = answer?.is_flagged === true
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {m.questionOf({ number, total })}
        </h2>
        <Button
          variant={isFlagged ? 'secondary' : 'outline'}
          aria-pressed={isFlagged}
          onClick={() => onChange({ is_flagged: !isFlagged })}
        >
          <Flag aria-hidden="true" className={`size-4 text-signal ${isFlagged ? 'fill-current' : ''}`} />
          {isFlagged ? m.flagged : m.flag}
        </Button>
      </div>
      <div id={stemId} className="space-y-3">
        <Stem question={shown} />
        <EnglishBeneath>{original && <Stem question={original} />}</EnglishBeneath>
      </div>
      <OptionList
        key={question.question_id}
        question={shown}
        chosen={chosen}
        labelledBy={stemId}
        second={original && { lang: 'en', options: original.options }}
        onChoose={(option) => onChange({ option })}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <CertaintyButtons value={answer?.certainty ?? null} onChange={(certainty) => onChange({ certainty })} />
        {chosen !== undefined && (
          <Button variant="link" className="px-0!" onClick={() => onChange({ option: null })}>
            {m.clearAnswer}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CertaintyProps {
  value: Certainty | null
  onChange: (value: Certainty | null) => void
}

/** A second press removes it. */
function CertaintyButtons({ value, onChange }: CertaintyProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-quiet">{m.howCertain}</legend>
      <div className="flex flex-wrap gap-2">
        {CERTAINTIES.map((certainty) => (
          <button
            key={certainty}
            type="button"
            aria-pressed={certainty === value}
            onClick={() => onChange(certainty === value ? null : certainty)}
            className="min-h-11 rounded-full border border-strong bg-surface px-3 text-sm font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {CERTAINTY_NAMES[certainty]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
