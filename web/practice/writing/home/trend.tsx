import type { ReactNode } from 'react'
import { percent } from '#contract/amounts.ts'
import * as m from '#messages/practice/writing/home.ts'
import { formatMonth } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { Bars } from '#web/practice/recall/bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { meansTexts } from './answer-words.ts'
import type { WritingFigures } from './queries.ts'

export function Trend({ total, months }: Pick<WritingFigures, 'total' | 'months'>) {
  return (
    <Card title={m.trend} intro={m.trendIntro}>
      <Total total={total} />
      <ScoreByMonth months={months} />
      <DataTable
        caption={m.answersByMonth}
        columns={[m.month, m.answers, m.words, m.time, m.scoreShare]}
        rows={months.map((month) => [formatMonth(month.month, 'short'), ...meansTexts(month)])}
      />
    </Card>
  )
}

function Total({ total }: Pick<WritingFigures, 'total'>) {
  const { submitted, given_up, only_read, words, seconds, score_share } = total
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      <Fact label={m.submitted}>{submitted}</Fact>
      <Fact label={m.gaveUp}>{given_up}</Fact>
      {only_read > 0 && <Fact label={m.onlyRead}>{only_read}</Fact>}
      {words !== null && <Fact label={m.words}>{Math.round(words)}</Fact>}
      {seconds !== null && <Fact label={m.time}>{timeTaken(Math.round(seconds))}</Fact>}
      {score_share !== null && <Fact label={m.scoreShare}>{percent(score_share)}</Fact>}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-quiet">{label}</dt>
    <dd className="font-semibold tabular-nums sm:text-xl">{children}</dd>
  </div>
)

function ScoreByMonth({ months }: Pick<WritingFigures, 'months'>) {
  const scored = months.flatMap(({ month, score_share }) =>
    score_share === null ? [] : [{ name: formatMonth(month, 'short'), value: Math.round(score_share * 100) }],
  )
  const [first, last] = [scored[0], scored.at(-1)]
  if (!first || !last || first === last) return <p className="text-quiet">{m.chartLater}</p>
  return (
    <div>
      <h3 className="mb-1 font-medium">{m.averageScore}</h3>
      <Bars bars={scored} ends={[first.name, last.name]} />
    </div>
  )
}
