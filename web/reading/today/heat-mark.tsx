import type { ReactNode } from 'react'

/** From nothing to all read; borders and weight differ, not only colour. */
const STEPS = [
  'border-line',
  'border-signal bg-signal-soft',
  'border-signal border-2 bg-signal-soft font-semibold',
  'border-signal bg-signal font-semibold text-on-signal',
]

/** @param share read; `undefined`: nothing published */
export function HeatMark({ share, children }: { share: number | undefined; children: ReactNode }) {
  const step = share === undefined ? 'border-transparent text-quiet' : STEPS[stepOf(share)]
  return (
    <span className={`mx-auto grid size-9 place-items-center rounded-full border tabular-nums ${step}`} data-share={share}>
      {children}
    </span>
  )
}

const stepOf = (share: number) => (share >= 1 ? 3 : share >= 0.5 ? 2 : share > 0 ? 1 : 0)
