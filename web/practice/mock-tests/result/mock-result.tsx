import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { MOCK_ATTEMPT_NOT_FOUND } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/practice/mock-tests/result.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import { CallError } from '#web/platform/http/call.ts'
import { deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatMoment } from '#web/platform/time/dates.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { hasRunOut } from '../answers.ts'
import { isNotMarked, mockResult } from '../api.ts'
import { mockAttempt } from '../attempt-query.ts'
import { MOCK_ANSWERS } from '../send-answers.ts'
import { testTitle } from '../test-title.ts'
import { TestsNeedPro } from '../tests-need-pro.tsx'
import { ResultView } from './result-view.tsx'

interface MockResultProps {
  attemptId: string
  /** Reading language. */
  language: Language
  inLanguages: QuizInLanguages
}

export function MockResultPage({ attemptId, language, inLanguages }: MockResultProps) {
  const { data, error, isError, refetch } = useQuery(mockResult(attemptId))
  const delivery = useOutbox(() => deliveryOf(MOCK_ANSWERS, attemptId))
  const status = error instanceof CallError ? error.status : 0
  const refused = delivery?.state === 'refused' && <Notice tone="warning">{delivery.message}</Notice>
  if (data)
    return (
      <ResultView result={data} language={language} inLanguages={inLanguages}>
        {hasRunOut(data.attempt) && <Notice>{m.timeRanOut}</Notice>}
        {refused}
      </ResultView>
    )
  if (!isError) return <ResultSkeleton />
  if (isNotMarked(error))
    return (
      <NotMarked attemptId={attemptId} sentence={error.message}>
        {refused}
      </NotMarked>
    )
  if (status === 403) return <TestsNeedPro />
  if (status === 404)
    return (
      <ErrorState
        title={MOCK_ATTEMPT_NOT_FOUND}
        text={mock.mayBelongToSomeoneElse}
        action={
          <Link to={paths.mockTests} className={buttonStyle()}>
            {mock.seeMockTests}
          </Link>
        }
      />
    )
  return <LoadFailure title={m.resultDidNotLoad} error={error} comfort={mock.answersAreSafe} onRetry={() => refetch()} />
}

/** @param sentence of the server */
function NotMarked({ attemptId, sentence, children }: { attemptId: string; sentence: string; children: ReactNode }) {
  const { data } = useQuery(mockAttempt(attemptId))
  const zone = useSession().user?.time_zone
  if (data?.state === 'open' || data?.state === 'over') return <Navigate to={paths.mockTest(attemptId)} replace />
  const isScheduled = data?.submitted_at && data.results_at
  return (
    <div className="space-y-4">
      {data && (
        <p lang={scriptLanguage(testTitle(data.title))} className="text-lg font-semibold wrap-anywhere">
          {testTitle(data.title)}
        </p>
      )}
      {data && hasRunOut(data) && <Notice>{m.timeRanOut}</Notice>}
      {children}
      <Notice tone="success" title={isScheduled ? m.submitted : sentence}>
        {isScheduled && data.results_at && <p>{m.resultsOn({ date: formatMoment(data.results_at, zone) })}</p>}
      </Notice>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Link to={paths.practise} className={buttonStyle()}>
          {m.continuePractising}
        </Link>
        <Link to={paths.mockTests} className={buttonStyle({ variant: 'outline' })}>
          {mock.backToMockTests}
        </Link>
      </div>
    </div>
  )
}

function ResultSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-6">
        <SkeletonCard lines={4} className="min-h-44" />
        <SkeletonCard title={m.whatNext} lines={5} className="min-h-72" />
        <SkeletonCard title={m.byPaper} lines={4} />
      </div>
    </PageLoading>
  )
}
