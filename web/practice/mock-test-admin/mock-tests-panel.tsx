import '#web/practice/mock-tests/mock-tests.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import type { PickNodes } from '#web/practice/mock-tests/pick-nodes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { adminTest, markingRules } from './api.ts'
import { ComposeTest } from './compose-test.tsx'
import { RulesCard } from './rules-form.tsx'
import { draftOf, newTest } from './test-draft.ts'
import { TestList } from './test-list.tsx'
import { NEW_TEST } from './test-path.ts'

/** Tests for everybody, and how those are marked that people make. Which test is open is in the address. */
export function MockTestsPanel({ pickNodes }: { pickNodes: PickNodes }) {
  const [query] = useSearchParams()
  const testId = query.get('test')
  if (!testId)
    return (
      <div className="max-w-4xl space-y-8">
        <TestList />
        <RulesCard />
      </div>
    )
  return (
    <div className="max-w-4xl">
      <BackLink to={paths.adminTab('mock-tests')}>All mock tests</BackLink>
      <div className="mt-3">
        {testId === NEW_TEST ? <NewTest pickNodes={pickNodes} /> : <OneTest key={testId} testId={testId} pickNodes={pickNodes} />}
      </div>
    </div>
  )
}

function NewTest({ pickNodes }: { pickNodes: PickNodes }) {
  const { data, error, isError, refetch } = useQuery(markingRules())
  if (data) return <ComposeTest start={newTest(data)} pickNodes={pickNodes} />
  return isError ? <Failed error={error} onRetry={() => refetch()} /> : <Waiting />
}

function OneTest({ testId, pickNodes }: { testId: string; pickNodes: PickNodes }) {
  const { data, error, isError, refetch } = useQuery(adminTest(testId))
  if (data) return <ComposeTest test={data} start={draftOf(data)} pickNodes={pickNodes} />
  return isError ? <Failed error={error} onRetry={() => refetch()} /> : <Waiting />
}

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <ErrorState title="The test could not be loaded" text={failureText(error, 'Please try again in a moment.')} onRetry={onRetry} />
)

const Waiting = () => (
  <PageLoading label="Loading the test">
    <Skeleton className="h-122 w-full rounded-card" />
  </PageLoading>
)
