import '#web/practice/mock-tests/mock-tests.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MINUTES_PER_HUNDRED } from '#contract/practice/mock-test-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import type { PickNodes } from '#web/practice/mock-tests/pick-nodes.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { adminTest, markingRules, type SavedRules, useSaveRules } from './api.ts'
import { ComposeTest } from './compose-test.tsx'
import { MarksFields, marksFrom, typedMarks } from './marks-fields.tsx'
import { draftOf, newTest } from './test-draft.ts'
import { TestList } from './test-list.tsx'
import { NEW_TEST } from './test-path.ts'

/** The open test is in the address. */
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
  <LoadFailure title="The test did not load" error={error} onRetry={onRetry} />
)

const Waiting = () => (
  <PageLoading label="Loading the test">
    <SkeletonCard lines={10} className="h-122" />
  </PageLoading>
)

function RulesCard() {
  const { data, isError, isFetching, refetch } = useQuery(markingRules())
  return (
    <Card title="Learners’ own tests" intro="Applies to new tests. Existing tests keep their rules.">
      {data && <RulesForm key={JSON.stringify(data)} rules={data} />}
      {isError && !data && <QuietFailure text="The rules did not load." busy={isFetching} onRetry={() => refetch()} />}
      {!data && !isError && (
        <div className="h-56">
          <SkeletonLines count={6} />
        </div>
      )}
    </Card>
  )
}

function RulesForm({ rules }: { rules: SavedRules }) {
  const [marks, setMarks] = useState(() => typedMarks(rules))
  const [minutes, setMinutes] = useState(String(rules.minutes_per_hundred))
  const save = useSaveRules()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { ...marksFrom(marks), minutes_per_hundred: Number(minutes) },
      { onSuccess: () => toast('The rules were saved.', 'success') },
    )
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <MarksFields marks={marks} onChange={setMarks} />
      <Field
        label="Minutes for 100 questions"
        error={save.isError ? failureText(save.error, 'The rules could not be saved. Please try again.') : undefined}
      >
        <Input
          type="number"
          inputMode="numeric"
          required
          min={MINUTES_PER_HUNDRED.least}
          max={MINUTES_PER_HUNDRED.most}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          className="max-w-28"
        />
      </Field>
      <Button type="submit" variant="outline" busy={save.isPending}>
        Save rules
      </Button>
    </form>
  )
}
