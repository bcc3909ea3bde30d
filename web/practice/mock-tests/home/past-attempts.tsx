import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as m from '#messages/practice/mock-tests/home.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { type MockAttemptSummary, pastAttempts } from '../api.ts'
import { marksOfMost } from '../names.ts'
import { testTitle } from '../test-title.ts'

export function PastAttempts() {
  const list = useInfiniteQuery(pastAttempts())
  const attempts = list.data?.pages.flatMap((page) => page.data)
  return (
    <section aria-labelledby="past-tests">
      <h2 id="past-tests" className="mb-3 text-lg font-semibold">
        {m.taken}
      </h2>
      {list.isPending && (
        <Loading label={m.loadingTaken}>
          <SkeletonRows rows={2} className="h-40" />
        </Loading>
      )}
      {attempts?.length === 0 && <p className="text-quiet">{m.noneTaken}</p>}
      {attempts && attempts.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {attempts.map((attempt) => (
            <TakenTest key={attempt.attempt_id} attempt={attempt} />
          ))}
        </ol>
      )}
      {list.isError && (
        <LoadFailure
          title={m.testsDidNotLoad}
          error={list.error}
          onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div className="py-4 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.loadOlder}
          </Button>
        </div>
      )}
    </section>
  )
}

function TakenTest({ attempt }: { attempt: MockAttemptSummary }) {
  const { attempt_id, title, submitted_at, answered, questions, marks_hundredths, most_hundredths, results_at } = attempt
  const zone = useSession().user?.time_zone
  return (
    <li>
      <Link
        to={paths.mockResult(attempt_id)}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0">
          <span lang={scriptLanguage(testTitle(title))} className="block font-medium wrap-anywhere">
            {testTitle(title)}
          </span>
          <QuietLine>
            {submitted_at && formatInstant(submitted_at, zone)}
            {m.answered({ answered, total: questions })}
          </QuietLine>
        </span>
        <span className="font-semibold tabular-nums">
          {marks_hundredths === null ? resultsText(results_at, zone) : marksOfMost(marks_hundredths, most_hundredths)}
        </span>
      </Link>
    </li>
  )
}

const resultsText = (at: string | null, zone: string | undefined) =>
  at ? m.resultsAt({ date: formatInstant(at, zone) }) : m.resultsInPreparation
