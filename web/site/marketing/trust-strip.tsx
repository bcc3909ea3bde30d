import { BadgeCheck, ChevronDown, type LucideIcon, RotateCcw, ShieldCheck, Zap } from 'lucide-react'
import { TRUST, TRUST_POLICY } from '#contract/billing/plans.ts'
import * as m from '#messages/contract/billing/plans.ts'

const ICONS = {
  [m.securePayment]: ShieldCheck,
  [m.cancelAnytime]: RotateCcw,
  [m.instantAccess]: Zap,
  [m.moneyBack]: BadgeCheck,
} satisfies Record<(typeof TRUST)[number], LucideIcon>

/** Opens without script. */
export function TrustStrip() {
  return (
    <ul className="grid gap-x-8 border-y border-line py-3 sm:grid-cols-2">
      {TRUST.map((promise) => {
        const Icon = ICONS[promise]
        return (
          <li key={promise}>
            <details>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-control font-medium [&::-webkit-details-marker]:hidden">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <span className="min-w-0 flex-1 wrap-anywhere">{promise}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-quiet fold-open:rotate-180 motion-safe:transition-transform motion-safe:duration-150"
                />
              </summary>
              <p className="max-w-prose pb-3 ps-7.5 wrap-anywhere text-quiet">{TRUST_POLICY[promise]}</p>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
