import * as m from '#messages/practice/mock-tests/home.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, formatMoment } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { ScheduledTest } from '../api.ts'
import type { ToBegin } from './begin-dialog.tsx'

interface ScheduledTestsProps {
  /** Without those that the person has begun or taken, which have lists of their own. */
  tests: readonly ScheduledTest[]
  /** An unfinished test comes first. */
  isSecond: boolean
  onBegin: (what: ToBegin) => void
}

export function ScheduledTests({ tests, isSecond, onBegin }: ScheduledTestsProps) {
  return (
    <section aria-labelledby="scheduled-tests">
      <h2 id="scheduled-tests" className="mb-1 text-lg font-semibold">
        {m.forEverybody}
      </h2>
      <p className="mb-3 text-quiet">{tests.length > 0 ? m.oneAttemptEach : m.noneScheduled}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {tests.map((test) => (
          <OneTest key={test.test_id} test={test} isSecond={isSecond} onBegin={onBegin} />
        ))}
      </ul>
    </section>
  )
}

interface OneTestProps extends Omit<ScheduledTestsProps, 'tests'> {
  test: ScheduledTest
}

function OneTest({ test, isSecond, onBegin }: OneTestProps) {
  const zone = useSession().user?.time_zone
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 lang={scriptLanguage(test.title)} className="mb-1 font-semibold wrap-anywhere">
          {test.title}
        </h3>
        <QuietLine>
          {test.state === 'open' && <Badge tone="signal">{m.open}</Badge>}
          {test.state === 'announced' && <Badge>{m.announced}</Badge>}
          {m.questionCount({ questions: test.questions })}
          {m.minuteCount({ minutes: test.minutes })}
          {timesOf(test, zone)}
        </QuietLine>
      </div>
      {test.state === 'open' && <Begin test={test} isSecond={isSecond} onBegin={onBegin} />}
    </li>
  )
}

/** `1 Dec 2026, 11:22 am – 9:22 pm`, `1 Dec, 7:22 pm – 2 Dec 2026, 5:22 am` */
function rangeOf(from: string, to: string): string {
  const day = from.slice(0, from.lastIndexOf(', ') + 2)
  if (to.startsWith(day)) return `${from} – ${to.slice(day.length)}`
  const year = day.slice(-7)
  return `${to.includes(year) ? from.replace(/,?\s\d{4}, /, ', ') : from} – ${to}`
}

function timesOf({ state, opens_at, closes_at, results_at }: ScheduledTest, zone: string | undefined): string {
  if (state === 'announced') return rangeOf(formatInstant(opens_at, zone), formatInstant(closes_at, zone))
  if (state === 'open') return m.closesAt({ date: formatInstant(closes_at, zone) })
  return state === 'marking'
    ? m.closedResultsOn({ date: formatMoment(results_at, zone) })
    : m.closedAt({ date: formatInstant(closes_at, zone) })
}

function Begin({ test: { title, questions, minutes, rules, test_id }, isSecond, onBegin }: OneTestProps) {
  return (
    <Button
      variant={isSecond ? 'outline' : 'default'}
      className="max-sm:w-full"
      aria-label={m.beginTest({ title })}
      onClick={() => onBegin({ title, questions, minutes, rules, isScheduled: true, how: { testId: test_id } })}
    >
      {m.begin}
    </Button>
  )
}
