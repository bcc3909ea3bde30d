import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as m from '#messages/practice/mock-tests/home.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { type MockAttemptSummary, mockHome, useBeginTest } from '../api.ts'
import type { PickNodes } from '../pick-nodes.ts'
import { timeLeftText } from '../test-clock.ts'
import { testTitle } from '../test-title.ts'
import { TestsNeedPro } from '../tests-need-pro.tsx'
import { BeginDialog, type ToBegin } from './begin-dialog.tsx'
import { MakeTest } from './make-test.tsx'
import { PastAttempts } from './past-attempts.tsx'
import { ScheduledTests } from './scheduled-tests.tsx'
import { TestFigures } from './test-figures.tsx'

export function MockHome({ pickNodes }: { pickNodes: PickNodes }) {
  const { data, error, isError, refetch } = useQuery(mockHome())
  const [toBegin, setToBegin] = useState<ToBegin>()
  const begin = useBeginTest()
  const navigate = useNavigate()
  const close = () => {
    setToBegin(undefined)
    begin.reset()
  }

  if (error instanceof CallError && error.status === 403) return <TestsNeedPro />
  if (isError && !data) return <LoadFailure title={m.mockTestsDidNotLoad} error={error} onRetry={() => refetch()} />
  if (!data) return <HomeSkeleton />
  const isUnfinished = data.unfinished.length > 0
  const scheduled = data.scheduled.filter(({ attempt }) => !attempt)
  const isOpen = scheduled.some(({ state }) => state === 'open')
  return (
    <div className="space-y-8">
      <Unfinished attempts={data.unfinished} at={data.device_ms} />
      <ScheduledTests tests={scheduled} isSecond={isUnfinished} onBegin={setToBegin} />
      <MakeTest rules={data.rules} pickNodes={pickNodes} isSecond={isUnfinished || isOpen} onBegin={setToBegin} />
      <PastAttempts />
      <TestFigures />
      <BeginDialog
        what={toBegin}
        isBusy={begin.isPending}
        error={begin.isError ? failureText(begin.error, m.notStarted) : undefined}
        onClose={close}
        onBegin={({ how }) => begin.mutate(how, { onSuccess: ({ attempt_id }) => navigate(paths.mockTest(attempt_id)) })}
      />
    </div>
  )
}

function HomeSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-8">
        <div>
          <p className="mb-1 text-lg font-semibold">{m.forEverybody}</p>
          <p className="mb-3 text-quiet">{m.oneAttemptEach}</p>
          <SkeletonRows lines={1} />
        </div>
        <SkeletonCard title={m.makeTest} lines={6} className="min-h-72" />
      </div>
    </PageLoading>
  )
}

interface UnfinishedProps {
  attempts: readonly MockAttemptSummary[]
  /** By the device's clock. */
  at: number
}

function Unfinished({ attempts, at }: UnfinishedProps) {
  const now = useNow()
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="unfinished-tests">
      <h2 id="unfinished-tests" className="mb-3 text-lg font-semibold">
        {m.unfinished}
      </h2>
      <ul className="space-y-3">
        {attempts.map((attempt) => (
          <li
            key={attempt.attempt_id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-signal bg-surface p-4"
          >
            <div className="min-w-0">
              <h3 lang={scriptLanguage(testTitle(attempt.title))} className="font-semibold wrap-anywhere">
                {testTitle(attempt.title)}
              </h3>
              <QuietLine>
                <strong className="text-signal">{leftText(attempt, now.getTime() - at)}</strong>
                {m.answered({ answered: attempt.answered, total: attempt.questions })}
              </QuietLine>
            </div>
            <Link
              to={paths.mockTest(attempt.attempt_id)}
              aria-label={m.continueTest({ title: testTitle(attempt.title) })}
              className={buttonStyle({ className: 'max-sm:w-full' })}
            >
              {m.goOn}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leftText({ seconds_left, state }: MockAttemptSummary, passedMs: number): string {
  const leftMs = seconds_left * 1000 - Math.max(0, passedMs)
  return state === 'over' || leftMs <= 0 ? mock.timeUp : timeLeftText(leftMs)
}
