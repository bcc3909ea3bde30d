import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import { failureText } from '#web/platform/http/call.ts'
import { indianRange } from '#web/platform/time/indian-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type AdminTest, adminTests, useRemoveTest } from './api.ts'
import { NEW_TEST, testPath } from './test-path.ts'

export function TestList() {
  const { data, error, isError, refetch } = useQuery(adminTests())
  const [toDelete, setToDelete] = useState<AdminTest>()
  return (
    <section aria-labelledby="scheduled-tests">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="scheduled-tests" className="text-lg font-semibold">
          Tests for everybody
        </h2>
        <Link to={testPath(NEW_TEST)} className={buttonStyle()}>
          Compose a test
        </Link>
      </div>
      {isError && !data && <LoadFailure title="The tests did not load" error={error} onRetry={() => refetch()} />}
      {!data && !isError && (
        <PageLoading label="Loading the tests">
          <SkeletonRows className="h-64" />
        </PageLoading>
      )}
      {data?.length === 0 && (
        <EmptyState icon={ListChecks} title="No tests yet">
          Everybody with Pro takes a scheduled test once, while it is open.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.map((test) => (
            <TestRow key={test.test_id} test={test} onDelete={() => setToDelete(test)} />
          ))}
        </ul>
      )}
      <DeleteDialog test={toDelete} onClose={() => setToDelete(undefined)} />
    </section>
  )
}

const STATES = {
  announced: { tone: 'neutral', label: 'Announced' },
  open: { tone: 'signal', label: 'Open' },
  marking: { tone: 'progress', label: 'Closed, results to come' },
  results: { tone: 'good', label: 'Results out' },
} as const

function TestRow({ test, onDelete }: { test: AdminTest; onDelete: () => void }) {
  const { tone, label } = STATES[test.state]
  const isAnnounced = test.state === 'announced'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {test.title}
          <Badge tone={tone}>{label}</Badge>
        </h3>
        <QuietLine>
          {indianRange(test.opens_at, test.closes_at)}
          {counted(test.questions, 'question')}
          {`${test.minutes} minutes`}
          {!isAnnounced && `${test.begun} begun, ${test.submitted} submitted`}
        </QuietLine>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={testPath(test.test_id)}
          aria-label={`${isAnnounced ? 'Change' : 'View:'} ${test.title}`}
          className={buttonStyle({ variant: 'outline' })}
        >
          {isAnnounced ? 'Change' : 'View'}
        </Link>
        {test.begun === 0 && (
          <Button variant="ghost" aria-label={`Delete ${test.title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}

function DeleteDialog({ test, onClose }: { test: AdminTest | undefined; onClose: () => void }) {
  const remove = useRemoveTest()
  const run = (gone: AdminTest) =>
    remove.mutate(gone.test_id, {
      onSuccess: () => toast(`“${gone.title}” was deleted.`, 'success'),
      onError: (error) => toast(failureText(error, 'The test could not be deleted. Please try again.'), 'error'),
      onSettled: onClose,
    })
  return (
    <Dialog
      open={test !== undefined}
      onOpenChange={onClose}
      title="Delete this test?"
      description={test && `“${test.title}” is deleted for everyone. Nobody has started it.`}
    >
      <DialogFoot
        cancel="Keep it"
        onCancel={onClose}
        action="Delete"
        onAction={() => test && run(test)}
        tone="danger"
        busy={remove.isPending}
      />
    </Dialog>
  )
}
