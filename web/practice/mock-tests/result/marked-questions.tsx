import { useId, useState } from 'react'
import * as m from '#messages/practice/mock-tests/result.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import type { MockResult } from '../api.ts'
import { MarkedQuestion } from './marked-question.tsx'

interface MarkedQuestionsProps {
  questions: MockResult['questions']
  attemptId: string
  inLanguages: QuizInLanguages
}

export function MarkedQuestions({ questions, attemptId, inLanguages }: MarkedQuestionsProps) {
  const [shown, setShown] = useState<ResultFilter>(() => (questions.some(FILTERS.wrong.fits) ? 'wrong' : 'all'))
  const headingId = useId()
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }))
  const found = numbered.filter(({ question }) => FILTERS[shown].fits(question))
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl font-semibold">
          {m.questionByQuestion}
        </h2>
        <label className="flex flex-wrap items-center gap-2 print:hidden">
          {m.show}
          <select
            value={shown}
            onChange={({ target }) => setShown(target.value as ResultFilter)}
            className="min-h-11 max-w-full min-w-0 rounded-control border border-strong bg-surface px-2 text-ink"
          >
            {Object.entries(FILTERS).map(([name, { label, fits }]) => (
              <option key={name} value={name}>
                {`${label} (${questions.filter(fits).length})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="-mt-2 mb-4 empty:hidden">{inLanguages.choice}</div>
      {found.length === 0 && <EmptyState title={m.noneOfKind} />}
      <ol className="space-y-6">
        {found.map(({ question, number }) => (
          <MarkedQuestion
            key={question.question_id}
            question={question}
            number={number}
            attemptId={attemptId}
            inLanguages={inLanguages}
          />
        ))}
      </ol>
    </section>
  )
}

type Judged = Pick<MockResult['questions'][number], 'result' | 'certainty' | 'is_flagged' | 'option'>

type ResultFilter = 'all' | 'wrong' | 'left_out' | 'guessed' | 'flagged'

const FILTERS: Record<ResultFilter, { label: string; fits: (question: Judged) => boolean }> = {
  all: { label: m.all, fits: () => true },
  wrong: { label: m.wrongOnes, fits: ({ result }) => result === 'wrong' },
  left_out: { label: m.leftOut, fits: ({ result }) => result === 'left_out' },
  guessed: { label: m.guessedOnes, fits: ({ certainty, option }) => certainty === 'guess' && option !== null },
  flagged: { label: m.flaggedOnes, fits: ({ is_flagged }) => is_flagged },
}
