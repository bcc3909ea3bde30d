import { DESK_STATES, type DeskState } from '#contract/newsroom/desk/desk-rules.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<DeskState, 'neutral' | 'progress' | 'accent' | 'good'> = {
  planned: 'neutral',
  drafting: 'progress',
  review: 'accent',
  approved: 'good',
  handed_over: 'good',
}

export const StateBadge = ({ state }: { state: DeskState }) => <Badge tone={TONES[state]}>{DESK_STATES[state]}</Badge>

const COLOURS: Record<DeskState, string> = {
  planned: 'text-quiet',
  drafting: 'text-signal',
  review: 'text-accent',
  approved: 'text-good',
  handed_over: 'text-good',
}

/** Each state has a shape of its own, to be told apart without colours. */
export function StateMark({ state }: { state: DeskState }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={`size-2.5 shrink-0 ${COLOURS[state]}`}>
      {SHAPES[state]}
    </svg>
  )
}

const RING = <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.6" />

const SHAPES = {
  planned: RING,
  drafting: (
    <>
      {RING}
      <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2Z" fill="currentColor" />
    </>
  ),
  review: <path d="M6 .4 11.6 6 6 11.6.4 6Z" fill="currentColor" />,
  approved: <path d="m1.2 6.4 3.2 3.2 6.4-7" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  handed_over: <circle cx="6" cy="6" r="5.4" fill="currentColor" />,
} as const
