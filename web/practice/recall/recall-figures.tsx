import { useQuery } from '@tanstack/react-query'
import { formatNumber, percent } from '#contract/amounts.ts'
import * as m from '#messages/practice/recall/figures.ts'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type Figures, recallFigures } from './api.ts'
import { Bars } from './bars.tsx'
import { fitWords } from './fit-words.ts'

export function RecallFigures() {
  const { data, isError, error, refetch } = useQuery(recallFigures())
  if (data) return <Pictures figures={data} />
  if (isError) return <LoadFailure title={m.statisticsDidNotLoad} error={error} onRetry={() => refetch()} />
  return (
    <PageLoading label={m.loadingStatistics}>
      <div className="space-y-6">
        <SkeletonCard title={m.yourCards} className="min-h-40" />
        <SkeletonCard title={m.nextDays} lines={5} className="min-h-64" />
      </div>
    </PageLoading>
  )
}

const Pictures = ({ figures }: { figures: Figures }) => (
  <div className="space-y-6">
    <CardsByState cards={figures.cards} fit={figures.fit} />
    <Load load={figures.load} />
    <Retention retention={figures.retention} />
    <MinutesByDay days={figures.days} />
  </div>
)

function CardsByState({ cards, fit }: Pick<Figures, 'cards' | 'fit'>) {
  const facts = [
    { label: m.newCards, value: cards.new },
    { label: m.learning, value: cards.learning },
    { label: m.known, value: cards.review },
    { label: m.suspended, value: cards.suspended },
  ]
  return (
    <Card title={m.yourCards}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-quiet">{fitWords(fit)}</p>
    </Card>
  )
}

function Load({ load }: { load: Figures['load'] }) {
  if (load.every(({ items }) => items === 0))
    return (
      <Card title={m.nextDays}>
        <p className="text-quiet">{m.nothingDue}</p>
      </Card>
    )
  return (
    <Card title={m.nextDays} intro={m.dueEachDay}>
      <Bars
        bars={load.map(({ day, items }) => ({ name: formatDay(day, 'short'), value: items }))}
        ends={[m.today, formatDay(load.at(-1)?.day ?? '', 'short')]}
      />
      <DataTable
        caption={m.cardsByDay}
        columns={[m.day, m.cards]}
        rows={load.map(({ day, items }) => [formatDay(day, 'short'), items])}
      />
    </Card>
  )
}

function Retention({ retention }: { retention: Figures['retention'] }) {
  if (retention.length === 0) return null
  return (
    <Card title={m.remembered} intro={m.rememberedIntro}>
      <ul aria-hidden="true" className="space-y-4">
        {retention.map(({ month, remembered, forecast }) => (
          <li key={month}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{formatMonth(month)}</span>
              <span className="tabular-nums">{percent(remembered)}</span>
            </p>
            <div className="relative mt-1 h-3 rounded-full border border-strong">
              <div
                className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                style={{ width: percent(remembered) }}
              />
              <div
                className="absolute -inset-y-1 w-0.5 bg-signal forced-colors:bg-[Highlight]"
                style={{ insetInlineStart: percent(forecast) }}
              />
            </div>
          </li>
        ))}
      </ul>
      <DataTable
        caption={m.rememberedByMonth}
        columns={[m.month, m.answers, m.remembered, m.expected]}
        rows={retention.map(({ month, reviews, remembered, forecast }) => [
          formatMonth(month),
          reviews,
          percent(remembered),
          percent(forecast),
        ])}
      />
    </Card>
  )
}

function MinutesByDay({ days }: { days: Figures['days'] }) {
  if (days.length === 0) return null
  return (
    <Card title={m.minutesADay} intro={m.lastDays}>
      <Bars
        bars={days.map(({ day, minutes }) => ({ name: formatDay(day, 'short'), value: Math.round(minutes) }))}
        ends={[formatDay(days[0]?.day ?? '', 'short'), formatDay(days.at(-1)?.day ?? '', 'short')]}
      />
      <DataTable
        caption={m.minutesAndAnswers}
        columns={[m.day, m.answers, m.minutes]}
        rows={days.map(({ day, reviews, minutes }) => [formatDay(day, 'short'), reviews, Math.round(minutes)])}
      />
    </Card>
  )
}
