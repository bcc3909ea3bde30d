import type { Ref } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import { ToneMark } from '#web/ui/tone-mark.tsx'

interface SummaryLineProps {
  ref: Ref<HTMLParagraphElement>
  /** Replaces the count briefly. */
  saved: string | undefined
  count: number | null | undefined
}

export function SummaryLine({ ref, saved, count }: SummaryLineProps) {
  return (
    <p ref={ref} tabIndex={-1} role="status" className="my-2 flex min-h-10 items-center gap-2">
      {saved ? (
        <span className="flex items-center gap-2 font-semibold text-good">
          <ToneMark tone="success" />
          {saved}
        </span>
      ) : (
        typeof count === 'number' && <span className="text-sm text-quiet">{`${formatNumber(count)} total`}</span>
      )}
    </p>
  )
}
