import { Check, CloudOff } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quizzes.ts'
import * as ui from '#messages/ui.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import { REVIEW_ID, Review } from '#web/practice/quiz-history/review.tsx'
import { wronglyAnswered } from '#web/practice/quiz-retry/wrongly-answered.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuizNext } from './quiz-next.tsx'
import type { Run } from './quiz-run.ts'
import { SaveNow } from './save-now.tsx'
import { scoreOf } from './score.ts'
import { ScorePanel } from './score-panel.tsx'
import { isOnHold } from './unsent-attempts.ts'
import { useStepFocus } from './use-step-focus.ts'
import { type AttemptDelivery, useAttemptDelivery } from './use-unsent-attempts.ts'
import { useWayToArticle } from './use-way-to-article.ts'

interface QuizResultsProps {
  quiz: Quiz
  /** All of the quiz, to stand beneath translated ones. */
  english: Quiz['quiz_questions'] | undefined
  run: Run
  step: number
  onRetake: () => void
  onRetry: (wrong: Quiz['quiz_questions']) => void
  discussion?: DiscussionSlots | undefined
  /** Reading language. */
  language: Language
}

/** For people with access to the community. */
export interface DiscussionSlots {
  quiz: () => ReactNode
  question: (number: number) => ReactNode
}

/** Scored in the browser, so that it shows even if submitting fails. */
export function QuizResults({ quiz, english, run, step, onRetake, onRetry, discussion, language }: QuizResultsProps) {
  useRootAttribute('data-quiz-result')
  const heading = useStepFocus(step)
  const review = useMemo(() => reviewOf(quiz.quiz_questions, run.answers), [quiz, run.answers])
  const beneath = useMemo(() => english && reviewOf(english, run.answers), [english, run.answers])
  const wrong = wronglyAnswered(quiz.quiz_questions, review)
  const delivery = useAttemptDelivery(run.attemptKey)
  const isHeld = isOnHold(delivery)
  const canRetry = wrong.length > 0 && !isHeld
  const way = useWayToArticle(quiz.article.article_id)

  return (
    <>
      <section aria-labelledby="quiz-result" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="quiz-result" ref={heading} tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
          {m.yourResult}
        </h2>
        <ScorePanel {...scoreOf(review)} seconds={run.durationSeconds ?? 0} />
        <div className="mt-3">
          <SavingLine delivery={delivery} />
        </div>
        <div className="mt-3">
          {canRetry ? (
            <Button className="max-sm:w-full" onClick={() => onRetry(wrong)}>
              {m.retryWrong}
            </Button>
          ) : (
            <Link {...way} className={buttonStyle({ className: 'max-sm:w-full' })}>
              {m.backToArticle}
            </Link>
          )}
        </div>
        <div className="mt-4 grid gap-x-5 border-t border-line pt-2 sm:flex sm:flex-wrap">
          {canRetry && (
            <Link {...way} className={QUIET}>
              {m.backToArticle}
            </Link>
          )}
          {!isHeld && (
            <button type="button" onClick={onRetake} className={QUIET}>
              {m.retake}
            </button>
          )}
          <Link to={paths.quizHistory} className={QUIET}>
            {m.viewHistory}
          </Link>
          <Link to={delivery?.state === 'sent' ? paths.quizAttempt(delivery.reply.attemptId) : `#${REVIEW_ID}`} className={QUIET}>
            {m.viewAllResults}
          </Link>
        </div>
      </section>
      {wrong.length > 0 && (
        <QuizNext articleId={quiz.article.article_id} wrong={wrong} isSent={delivery?.state === 'sent'} language={language} />
      )}
      <Review questions={review} english={beneath} actionFor={discussion?.question} />
      {discussion && <div className="mt-6">{discussion.quiz()}</div>}
    </>
  )
}

const QUIET =
  'inline-flex max-sm:wrap-anywhere max-sm:text-start min-h-11 items-center font-medium text-accent underline underline-offset-4'

function whenSent(delivery: AttemptDelivery & { state: 'waiting' }): string {
  if (isOnHold(delivery)) return m.heldForMockTest
  return delivery.reason ? m.waiting({ reason: delivery.reason }) : m.waitingForNetwork
}

function SavingLine({ delivery }: { delivery: AttemptDelivery | undefined }) {
  const isOffline = useOffline()
  if (delivery?.state === 'refused') return <Notice tone="warning">{m.refused({ reason: delivery.message })}</Notice>
  return (
    <div role="status" className="flex min-h-11 items-center gap-2 text-sm text-quiet">
      {delivery?.state === 'sending' && ui.saving}
      {delivery?.state === 'sent' && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          {m.savedToHistory}
        </>
      )}
      {delivery?.state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="flex min-w-0 items-start gap-2">
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{whenSent(delivery)}</span>
          </p>
          {!isOnHold(delivery) && !isOffline && <SaveNow />}
        </div>
      )}
    </div>
  )
}
