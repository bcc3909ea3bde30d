import { BadgeCheck, type LucideIcon, RotateCcw, ShieldCheck, Zap } from 'lucide-react'
import { TRUST } from '#contract/plans.ts'

const ICONS: Record<(typeof TRUST)[number], LucideIcon> = {
  'Secure Payment': ShieldCheck,
  'Cancel Anytime': RotateCcw,
  'Instant Access': Zap,
  'Money-Back Guarantee': BadgeCheck,
}

export function TrustStrip() {
  return (
    <ul className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-y border-line py-5 max-sm:flex-col">
      {TRUST.map((promise) => {
        const Icon = ICONS[promise]
        return (
          <li key={promise} className="flex items-center gap-2.5 font-medium">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
            {promise}
          </li>
        )
      })}
    </ul>
  )
}
