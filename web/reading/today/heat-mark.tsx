import type { ReactNode } from 'react'

/** A day of the month in four steps from nothing read to all read. The steps differ in border and weight too, not in colour alone. */
const STEPS = [
  'border-line',
  'border-signal bg-signal-soft',
  'border-signal border-2 bg-signal-soft font-semibold',
  'border-signal bg-signal font-semibold text-on-signal',
]

/** @param share of the day's articles that is read; `undefined`: nothing was published */
export function HeatMark({ share, children }: { share: number | undefined; children: ReactNode }) {
  const step = share === undefined ? 'border-transparent text-quiet' : STEPS[stepOf(share)]
  return (
    <span className={`mx-auto grid size-9 place-items-center rounded-full border tabular-nums ${step}`} data-share={share}>
      {children}
    </span>
  )
}

const stepOf = (share: number) => (share >= 1 ? 3 : share >= 0.5 ? 2 : share > 0 ? 1 : 0)
