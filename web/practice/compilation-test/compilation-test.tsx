import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuestionWithoutKey } from '#contract/practice/question.ts'
import * as m from '#messages/practice/compilation-test.ts'
import * as ui from '#messages/ui.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { QuestionView } from '#web/practice/quizzes/question-view.tsx'
import { applyMove, type Move, newRun, type Run } from '#web/practice/quizzes/quiz-run.ts'
import { SaveNow } from '#web/practice/quizzes/save-now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type CompilationTestOf, compilationQuestions, lastTest, submitTest, useTestDelivery } from './api.ts'
import { TestResult } from './test-result.tsx'

interface CompilationTestProps extends CompilationTestOf {
  /** Of the compilation. */
  questions: number
}

/** The questions one by one, then the score; the wrong ones go to the review. */
export function CompilationTest({ questions, ...of }: CompilationTestProps) {
  const [isBegun, setBegun] = useState(false)
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-5 print:hidden">
      {isBegun ? (
        <Begun of={of} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h3 className="font-semibold">{m.testYourself}</h3>
            <p className="text-quiet">{m.intro({ count: questions })}</p>
            <LastScore period={of.period} />
          </div>
          <Button onClick={() => setBegun(true)} className="max-sm:w-full">
            {m.begin}
          </Button>
        </div>
      )}
    </div>
  )
}

function LastScore({ period }: { period: string }) {
  const { data } = useQuery(lastTest(period))
  if (!data) return null
  return (
    <p className="mt-1 text-sm">
      {m.lastScore({
        score: data.score,
        total: data.totalQuestions,
        date: formatDate(data.answeredAt),
        time: (text) => <time dateTime={data.answeredAt}>{text}</time>,
      })}
    </p>
  )
}

function Begun({ of }: { of: CompilationTestOf }) {
  const { data, isError, isFetching, refetch } = useQuery(compilationQuestions(of))
  if (data) return <Player questions={data} period={of.period} />
  if (isError) return <QuietFailure text={m.questionsDidNotLoad} busy={isFetching} onRetry={() => refetch()} />
  return (
    <Loading label={m.loadingQuestions}>
      <SkeletonCard lines={5} className="h-64" />
    </Loading>
  )
}

function Player({ questions, period }: { questions: QuestionWithoutKey[]; period: string }) {
  const [run, setRun] = useState(() => newRun(Date.now(), newClientKey()))
  const [step, setStep] = useState(1)
  const submit = ({ attemptKey, answers }: Run) => submitTest(period, attemptKey, answers)
  const act = (move: Move) => {
    const next = applyMove(run, move, questions)
    if (next === run) return
    setRun(next)
    if (move.kind !== 'choose') setStep(step + 1)
    if (next.durationSeconds !== undefined) submit(next)
  }
  if (run.durationSeconds === undefined) return <QuestionView questions={questions} run={run} step={step} act={act} />
  return <Finished attemptKey={run.attemptKey} onRetry={() => submit(run)} />
}

function Finished({ attemptKey, onRetry }: { attemptKey: string; onRetry: () => void }) {
  const delivery = useTestDelivery(attemptKey)
  if (delivery?.state === 'sent') return <TestResult result={delivery.reply} />
  if (delivery?.state === 'refused')
    return (
      <div className="space-y-3">
        <Notice tone="error">{delivery.message || m.notSaved}</Notice>
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
      </div>
    )
  return <div role="status">{delivery?.state === 'waiting' ? <NotSaved reason={delivery.reason} /> : ui.saving}</div>
}

const NotSaved = ({ reason }: { reason: string | undefined }) => (
  <>
    <p>{reason ?? m.savedOnDevice}</p>
    <SaveNow />
  </>
)
