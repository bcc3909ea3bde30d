import { formatNumber } from '#contract/amounts.ts'
import type { ActivityDay } from '#contract/newsroom/analytics.ts'
import { useWidth } from '#web/platform/hooks/use-width.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { axisTicks, labelFilter } from './chart-scale.ts'

const HEIGHT = 240
const LEFT = 48
const BOTTOM = 32
const TOP = 12

/** With the same data as a table for screen readers. */
export function TrendChart({ days }: { days: ActivityDay[] }) {
  const { element, width } = useWidth<HTMLDivElement>()
  const total = days.reduce((sum, { posts }) => sum + posts, 0)
  return (
    <div>
      <div style={{ height: HEIGHT, paddingLeft: LEFT }}>
        <div ref={element}>{width > 0 && <Bars days={days} width={width} />}</div>
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-medium text-accent">Show as a table</summary>
        <table className="mt-2 w-full max-w-sm border-collapse text-start">
          <caption className="sr-only">Posts per day</caption>
          <thead className="border-b border-strong text-sm text-quiet">
            <tr>
              <th scope="col" className="py-1.5 pe-4 font-semibold">
                Date
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                Posts
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, posts }) => (
              <tr key={date} className="border-b border-line">
                <th scope="row" className="py-1.5 pe-4 font-normal">
                  {formatDay(date, 'short')}
                </th>
                <td className="py-1.5 text-end tabular-nums">{formatNumber(posts)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="py-1.5 pe-4 font-semibold">
                Total
              </th>
              <td className="py-1.5 text-end font-semibold tabular-nums">{formatNumber(total)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
    </div>
  )
}

/** Positions in per cent, so that the chart never overflows before it is measured again. */
function Bars({ days, width }: { days: ActivityDay[]; width: number }) {
  const ticks = axisTicks(Math.max(...days.map(({ posts }) => posts), 0))
  const top = ticks.at(-1) ?? 1
  const room = 100 / Math.max(days.length, 1)
  const y = (posts: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - posts / top)
  const hasLabel = labelFilter(days.length, width)
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className="overflow-visible text-xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-strong' : 'stroke-line'} />
          <text x={-8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-quiet">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {days.map(({ date, posts }, index) => (
        <g key={date}>
          <rect
            x={`${(index + 0.15) * room}%`}
            y={y(posts)}
            width={`${0.7 * room}%`}
            height={y(0) - y(posts)}
            className="fill-accent"
          >
            <title>{`${formatDay(date, 'short')}: ${posts}`}</title>
          </rect>
          {hasLabel(index) && (
            <text x={`${(index + 0.5) * room}%`} y={HEIGHT - BOTTOM + 20} textAnchor="middle" className="fill-quiet">
              {formatDay(date, 'brief')}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
