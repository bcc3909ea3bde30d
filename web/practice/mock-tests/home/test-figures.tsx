import { useQuery } from '@tanstack/react-query'
import { marksText } from '#contract/practice/mock-test-rules.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Bars } from '#web/practice/recall/bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type MockFigures, mockFigures } from '../api.ts'
import { Calibration } from '../calibration.tsx'

export function TestFigures() {
  const { data, isError, isFetching, refetch } = useQuery(mockFigures())
  if (isError && !data) return <QuietFailure text="Your figures did not load." busy={isFetching} onRetry={() => refetch()} />
  if (!data)
    return (
      <Loading label="Loading your figures">
        <SkeletonCard title="Marks from test to test" lines={5} className="h-64" />
      </Loading>
    )
  if (data.attempts.length === 0) return null
  return (
    <div className="space-y-6">
      <Trend attempts={data.attempts} />
      <Card title="Certainty and correct answers" intro="Across all your tests.">
        <Calibration figures={data.by_certainty} />
      </Card>
    </div>
  )
}

const shareOf = (marks: number, most: number) => Math.round((100 * marks) / most)

function Trend({ attempts }: Pick<MockFigures, 'attempts'>) {
  const [first, last] = [attempts[0], attempts.at(-1)]
  if (!first || !last) return null
  return (
    <Card title="Marks from test to test" intro="In percent of the full marks. A test below zero has no bar.">
      {attempts.length > 1 && (
        <Bars
          bars={attempts.map(({ attempt_id, marks_hundredths, most_hundredths }) => ({
            name: attempt_id,
            value: Math.max(0, shareOf(marks_hundredths, most_hundredths)),
          }))}
          ends={[formatDate(first.submitted_at), formatDate(last.submitted_at)]}
        />
      )}
      {attempts.length === 1 && <p className="text-quiet">The chart appears after your second test.</p>}
      <DataTable
        caption="Marks by test"
        columns={['Test', 'Marks', 'Percent']}
        rows={attempts.map(({ title, submitted_at, marks_hundredths, most_hundredths }) => [
          `${title}, ${formatDate(submitted_at)}`,
          marksText(marks_hundredths),
          `${shareOf(marks_hundredths, most_hundredths)}%`,
        ])}
      />
    </Card>
  )
}
