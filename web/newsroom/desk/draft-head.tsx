import { DESK_STATES, type DeskState } from '#contract/newsroom/desk/desk-rules.ts'
import { SECTIONS } from '#contract/newsroom/desk/desk-sections.ts'
import { formatDay, formatTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { OpenDraft } from './use-draft.ts'
import type { Holds } from './use-holds.ts'

const TONES: Record<DeskState, 'neutral' | 'progress' | 'good' | 'accent'> = {
  planned: 'neutral',
  drafting: 'progress',
  review: 'accent',
  approved: 'good',
  handed_over: 'good',
}

export const StateBadge = ({ state }: { state: DeskState }) => <Badge tone={TONES[state]}>{DESK_STATES[state]}</Badge>

/** Day, state, who else writes, and whether everything is saved. */
export function DraftHead({ open, holds }: { open: OpenDraft; holds: Holds }) {
  const { draft } = open
  const people = holds.others.map(({ by, section }) => `${by.name} is in ${SECTIONS[section]}`)
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={draft.state} />
        <span className="text-quiet">{draft.day ? formatDay(draft.day) : 'An idea, without a day'}</span>
        {draft.assignee && <span className="text-quiet">{draft.assignee.name}</span>}
      </p>
      <p aria-live="polite" className={`min-h-6 text-sm ${open.failure ? 'text-danger' : 'text-quiet'}`}>
        {savedText(open)}
      </p>
      {people.length > 0 && <p className="text-sm font-medium">{people.join(' · ')}</p>}
    </div>
  )
}

function savedText({ draft, unsaved, failure, conflicts, isKept }: OpenDraft): string {
  if (failure) return isKept ? `${failure} Your text is kept on this device.` : failure
  const waiting = Object.keys(unsaved).length - conflicts.length
  if (waiting > 0) return 'Saving …'
  if (conflicts.length > 0) return 'Choose between two texts'
  return draft.updated_by ? `Saved, last at ${formatTime(draft.updated_at)} by ${draft.updated_by}` : 'Nothing written yet'
}
