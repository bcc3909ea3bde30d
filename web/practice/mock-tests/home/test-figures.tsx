import { useQuery } from '@tanstack/react-query'
import { marksText } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests/home.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Bars } from '#web/practice/recall/bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type MockFigures, mockFigures } from '../api.ts'
import { Calibration } from '../calibration.tsx'
import { testTitle } from '../test-title.ts'

export function TestFigures() {
  const { data, isError, isFetching, refetch } = useQuery(mockFigures())
  if (isError && !data) return <QuietFailure text={m.figuresDidNotLoad} busy={isFetching} onRetry={() => refetch()} />
  if (!data)
    return (
      <Loading label={m.loadingFigures}>
        <SkeletonCard title={m.trend} lines={5} className="h-64" />
      </Loading>
    )
  if (data.attempts.length === 0) return null
  return (
    <div className="space-y-6">
      <Trend attempts={data.attempts} />
      <Card title={mock.certaintyTitle} intro={m.acrossTests}>
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
    <Card title={m.trend} intro={m.trendIntro}>
      {attempts.length > 1 && (
        <Bars
          bars={attempts.map(({ attempt_id, submitted_at, marks_hundredths, most_hundredths }) => ({
            id: attempt_id,
            name: formatDate(submitted_at),
            value: Math.max(0, shareOf(marks_hundredths, most_hundredths)),
          }))}
          ends={[formatDate(first.submitted_at), formatDate(last.submitted_at)]}
        />
      )}
      {attempts.length === 1 && <p className="text-quiet">{m.chartAfterSecond}</p>}
      <DataTable
        caption={m.marksByTest}
        columns={[m.test, m.marks, m.percent]}
        rows={attempts.map(({ title, submitted_at, marks_hundredths, most_hundredths }) => [
          `${testTitle(title)}, ${formatDate(submitted_at)}`,
          marksText(marks_hundredths),
          `${shareOf(marks_hundredths, most_hundredths)}%`,
        ])}
      />
    </Card>
  )
}
