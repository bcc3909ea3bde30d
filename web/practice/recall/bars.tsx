import * as m from '#messages/practice/recall/figures.ts'

interface BarsProps {
  /** `id`: if names repeat. */
  bars: { name: string; id?: string; value: number }[]
  ends: [string, string]
}

/** Screen readers get the table below. */
export function Bars({ bars, ends }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <figure aria-hidden="true">
      <p className="text-xs text-quiet tabular-nums">{m.highest({ value: most })}</p>
      <div className="mt-1 flex h-28 items-stretch gap-0.5 border-b border-strong">
        {bars.map(({ name, id = name, value }) => (
          <div key={id} title={`${name}: ${value}`} className="flex min-w-0 flex-1 flex-col justify-end">
            <div
              className="rounded-t-xs bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
              style={{ height: `${(100 * value) / most}%` }}
            />
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-xs text-quiet">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  )
}
