import { Check } from 'lucide-react'
import type { GoalState } from './next-step.ts'

const RADIUS = 30
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the goal of the day is reached, as a ring with the number in it. */
export function GoalRing({ goal: { kind, done, target } }: { goal: GoalState }) {
  const share = target === 0 ? 0 : Math.min(1, done / target)
  const isDone = target > 0 && done >= target
  return (
    <div
      role="progressbar"
      aria-label="Goal of the day"
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(done, target)}
      aria-valuetext={`${done} of ${target} ${kind}`}
      className="relative grid size-20 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 72 72" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          fill="none"
          className="stroke-line [stroke-width:6] high-contrast:[stroke-width:1.5] forced-colors:[stroke-width:1.5]"
        />
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          fill="none"
          strokeWidth="6"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          className={isDone ? 'stroke-good' : 'stroke-(--signal-fill)'}
        />
      </svg>
      <span className="text-center leading-none tabular-nums">
        {isDone ? (
          <Check aria-hidden="true" className="mx-auto size-6 text-good" />
        ) : (
          <span className="font-semibold">
            {done}
            <span className="font-normal text-quiet">/{target}</span>
          </span>
        )}
        <span className="mt-1 block text-xs text-quiet">{kind === 'minutes' ? 'min' : kind}</span>
      </span>
    </div>
  )
}
