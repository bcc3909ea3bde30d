import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/practice/mock-tests/paper.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import { CallError } from '#web/platform/http/call.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { QuestionSkeleton } from '#web/practice/quizzes/quiz-skeleton.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { mockAttempt, type OpenAttempt } from '../attempt-query.ts'
import { openPaper, submitAttempt } from '../send-answers.ts'
import { testTitle } from '../test-title.ts'
import { TestsNeedPro } from '../tests-need-pro.tsx'
import { useAnswers } from '../use-answers.ts'
import { PaperView } from './paper-view.tsx'
import { Submitting } from './submitting.tsx'
import { useTestClock } from './use-test-clock.ts'

export function MockPaper({ attemptId, inLanguages }: { attemptId: string; inLanguages: QuizInLanguages }) {
  const { data, error, isError, refetch } = useQuery(mockAttempt(attemptId))
  useEffect(openPaper, [])
  useEffect(() => {
    const onFocus = () => void refetch()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [refetch])

  if (data) return <OpenPaper attempt={data} inLanguages={inLanguages} refetch={async () => (await refetch()).data} />
  if (isError) return <PaperFailure error={error} onRetry={() => refetch()} />
  return <PaperSkeleton />
}

interface OpenPaperProps {
  attempt: OpenAttempt
  inLanguages: QuizInLanguages
  refetch: () => Promise<OpenAttempt | undefined>
}

function OpenPaper({ attempt, inLanguages, refetch }: OpenPaperProps) {
  const { attempt_id, state, device_ms } = attempt
  const { answers, isSubmitted, delivery } = useAnswers(attempt)
  // A reply from the device is already shown.
  const leftMs = useTestClock(attempt, async () => (await refetch())?.device_ms !== device_ms)
  const isOffline = useOffline()
  const isRefused = delivery?.state === 'refused'
  const isOver = leftMs === 0 || state === 'over'
  const [wasSubmittedInTime, setSubmittedInTime] = useState(false)
  if (isSubmitted && !isOver && !wasSubmittedInTime) setSubmittedInTime(true)

  // A device's clock alone ends no test.
  const mustSubmit = state === 'over' && !isSubmitted && !isRefused
  useEffect(() => {
    if (mustSubmit) submitAttempt(attempt_id)
  }, [mustSubmit, attempt_id])

  if (state === 'submitted' || state === 'marked') return <Navigate to={paths.mockResult(attempt_id)} replace />
  if (isSubmitted || isOver)
    return (
      <Submitting
        title={testTitle(attempt.title)}
        isOver={isOver && !wasSubmittedInTime}
        delivery={delivery}
        isOffline={isOffline}
      />
    )
  return <PaperView attempt={attempt} answers={answers} delivery={delivery} leftMs={leftMs} inLanguages={inLanguages} />
}

function PaperFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof CallError ? error.status : 0
  return (
    <>
      <BackLink to={paths.mockTests}>{m.mockTests}</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-4 text-2xl font-semibold">
        {m.mockTest}
      </h1>
      {status === 403 && <TestsNeedPro />}
      {status === 404 && (
        <ErrorState
          title={MOCK_ATTEMPT_NOT_FOUND}
          text={mock.mayBelongToSomeoneElse}
          action={
            <Link to={paths.mockTests} className={buttonStyle()}>
              {mock.seeMockTests}
            </Link>
          }
        />
      )}
      {status !== 403 && status !== 404 && (
        <LoadFailure title={m.testDidNotLoad} error={error} comfort={mock.answersAreSafe} onRetry={onRetry} />
      )}
    </>
  )
}

const CELLS = Array.from({ length: 30 }, (_, place) => place)

function PaperSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="mb-6 flex items-center justify-between gap-2 border-b border-line py-2">
        <Skeleton className="size-11" />
        <Skeleton className="h-11 w-44" />
      </div>
      <div className="mock-paper">
        <div className="space-y-6">
          <Skeleton className="h-5 w-32" />
          <QuestionSkeleton />
        </div>
        <div className="mock-aside">
          <div className="mock-palette">
            {CELLS.map((cell) => (
              <Skeleton key={cell} className="h-11" />
            ))}
          </div>
        </div>
      </div>
    </PageLoading>
  )
}
