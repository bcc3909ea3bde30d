import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { mockHome, useBeginTest } from '../api.ts'
import type { PickNodes } from '../pick-nodes.ts'
import { TestsNeedPro } from '../tests-need-pro.tsx'
import { BeginDialog, type ToBegin } from './begin-dialog.tsx'
import { MakeTest } from './make-test.tsx'
import { PastAttempts } from './past-attempts.tsx'
import { ScheduledTests } from './scheduled-tests.tsx'
import { TestFigures } from './test-figures.tsx'
import { Unfinished } from './unfinished.tsx'

/** What to go on with, what can be begun, and what was taken. */
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
  if (isError && !data)
    return (
      <ErrorState
        title="Mock tests could not be loaded"
        text={failureText(error, 'Please try again in a moment.')}
        onRetry={() => refetch()}
      />
    )
  if (!data) return <HomeSkeleton />
  return (
    <div className="space-y-8">
      <Unfinished attempts={data.unfinished} at={data.device_ms} />
      <ScheduledTests tests={data.scheduled} onBegin={setToBegin} />
      <MakeTest rules={data.rules} pickNodes={pickNodes} onBegin={setToBegin} />
      <PastAttempts />
      <TestFigures />
      <BeginDialog
        what={toBegin}
        isBusy={begin.isPending}
        error={begin.isError ? failureText(begin.error, 'The test could not be begun. Please try again.') : undefined}
        onClose={close}
        onBegin={({ how }) => begin.mutate(how, { onSuccess: ({ attempt_id }) => navigate(paths.mockTest(attempt_id)) })}
      />
    </div>
  )
}

function HomeSkeleton() {
  return (
    <PageLoading label="Loading mock tests">
      <div className="space-y-8">
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-122 w-full rounded-card" />
      </div>
    </PageLoading>
  )
}
