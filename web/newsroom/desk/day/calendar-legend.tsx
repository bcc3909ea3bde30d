import { DESK_STATES } from '#contract/newsroom/desk/desk-rules.ts'
import { DayNumber } from './day-number.tsx'
import { FORM_WORDS } from './desk-texts.ts'
import { StateMark } from './state-mark.tsx'

const STATES = ['planned', 'drafting', 'review', 'approved'] as const
const FORMS = ['published', 'scheduled', 'draft'] as const

export const CalendarLegend = () => (
  <div className="mt-2 space-y-2 border-t border-line pt-3 text-sm text-quiet">
    <ul aria-label="Forms of a day" className="flex flex-wrap gap-x-4 gap-y-2">
      {FORMS.map((form) => (
        <li key={form} className="flex items-center gap-2">
          <DayNumber form={form} isToday={false}>
            <span aria-hidden="true" className="text-xs">
              1
            </span>
          </DayNumber>
          {FORM_WORDS[form]}
        </li>
      ))}
    </ul>
    <ul aria-label="Marks of drafts" className="flex flex-wrap gap-x-4 gap-y-1">
      {STATES.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <StateMark state={state} />
          {DESK_STATES[state]}
        </li>
      ))}
    </ul>
  </div>
)
