import { useState } from 'react'
import type { MockAnswer } from '#contract/practice/mock-attempts.ts'
import { Question } from '#web/practice/mock-tests/paper/question.tsx'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { useStepFocus } from '#web/practice/quizzes/use-step-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PoolQuestion } from './api.ts'

const IN_ENGLISH: QuizInLanguages = { shown: 'en', isWithEnglish: false, choice: null }

interface PaperPreviewProps {
  paper: readonly PoolQuestion[]
  onClose: () => void
}

/** Stores nothing. */
export function PaperPreview({ paper, onClose }: PaperPreviewProps) {
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<Record<string, MockAnswer>>({})
  const heading = useStepFocus(place)
  const pool = paper[place]
  if (!pool) return null
  const question = { ...pool, translated: {} }
  const id = pool.question_id
  const before = answers[id] ?? { question_id: id, option: null, certainty: null, is_flagged: false, given_ms: 0, seconds: 0 }
  return (
    <Dialog open onOpenChange={onClose} title="Preview" size="wide">
      <Question
        question={question}
        number={place + 1}
        total={paper.length}
        answer={answers[id]}
        inLanguages={IN_ENGLISH}
        heading={heading}
        onChange={(change) => setAnswers({ ...answers, [id]: { ...before, ...change } })}
      />
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <Button variant="outline" disabled={place === 0} onClick={() => setPlace(place - 1)}>
          Previous
        </Button>
        <Button disabled={place === paper.length - 1} onClick={() => setPlace(place + 1)}>
          Next
        </Button>
      </div>
    </Dialog>
  )
}
