import type { BillingCycle } from '#contract/billing/plans.ts'

const CYCLES: { cycle: BillingCycle; label: string }[] = [
  { cycle: 'monthly', label: 'Monthly' },
  { cycle: 'yearly', label: 'Yearly' },
]

interface BillingCycleChoiceProps {
  cycle: BillingCycle
  /** What yearly billing saves, such as `25%`. */
  saving: string | undefined
  onChange: (cycle: BillingCycle) => void
}

export function BillingCycleChoice({ cycle, saving, onChange }: BillingCycleChoiceProps) {
  return (
    <fieldset className="inline-flex flex-wrap rounded-control border border-strong">
      <legend className="sr-only">How Pro is billed</legend>
      {CYCLES.map((option) => (
        <label
          key={option.cycle}
          data-chosen={cycle === option.cycle || undefined}
          className="relative flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-4 py-2 font-medium whitespace-nowrap text-quiet hover:text-ink data-chosen:bg-accent data-chosen:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name="billing"
            value={option.cycle}
            checked={cycle === option.cycle}
            onChange={() => onChange(option.cycle)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
          {option.cycle === 'yearly' && saving && <span className="text-sm font-semibold">Save {saving}</span>}
        </label>
      ))}
    </fieldset>
  )
}
