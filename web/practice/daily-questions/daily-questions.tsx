import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { DailyQuestions as Today } from '#contract/practice/daily-questions.ts'
import * as m from '#messages/practice/daily-questions.ts'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { questionsOfTheDay } from './api.ts'

const QuestionForm = lazy(async () => ({ default: (await import('./question-form.tsx')).QuestionForm }))
const QuestionReview = lazy(async () => ({ default: (await import('./question-review.tsx')).QuestionReview }))

/**
 * Its closed height never changes, so that the list below does not move.
 * @param isMain nothing else comes first
 */
export function DailyQuestions({ language, isMain = false }: { language: Language; isMain?: boolean }) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const today = useQuery(questionsOfTheDay())
  const { data } = today
  const hasFailed = today.isError && !data
  return (
    <section aria-labelledby={titleId} className="mb-8 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex min-h-14 items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id={titleId} className="leading-snug font-semibold">
            {m.title}
          </h2>
          {/* While it loads, the space of what is shown mostly. */}
          <p role="status" className={`text-sm text-quiet ${data === undefined && !hasFailed ? 'invisible' : ''}`}>
            {hasFailed ? m.didNotLoad : stateText(data)}
          </p>
        </div>
        {hasFailed && (
          <Button variant="outline" className="shrink-0" busy={today.isFetching} onClick={() => today.refetch()}>
            {ui.tryAgain}
          </Button>
        )}
        {data !== null && !hasFailed && (
          // Keeps its space, as the title may wrap.
          <Button
            variant={isMain && !isOpen && !data?.result ? 'default' : 'outline'}
            className={data ? '' : 'invisible'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {buttonText(data, isOpen)}
          </Button>
        )}
      </div>
      {isOpen && data && (
        <Suspense>
          <div className="mt-3 border-t border-line pt-5">
            {data.result ? (
              <QuestionReview result={data.result} language={language} />
            ) : (
              <QuestionForm key={data.publication_date} today={data} language={language} />
            )}
          </div>
        </Suspense>
      )}
    </section>
  )
}

function stateText(today: Today | null | undefined): string {
  if (today === null) return m.noneYet
  const result = today?.result
  return result ? m.score({ score: result.score, total: result.totalQuestions }) : m.aboutLatestDay
}

function buttonText(today: Today | undefined, isOpen: boolean): string {
  if (isOpen) return ui.close
  return today?.result ? m.review : m.answer
}
