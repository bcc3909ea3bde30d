import { RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { EndSignals } from './end-signals.tsx'
import { BREAK_MINUTES, FOCUS_MINUTES } from './timer-preferences.ts'
import { act, prefer } from './timer-store.ts'
import { useStudyTimer } from './use-study-timer.ts'

export function TimerPanel() {
  const { timer, preferences } = useStudyTimer()
  const isIdle = timer.state === 'idle'
  return (
    <div className="mt-2 space-y-4 rounded-card border border-line bg-surface p-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <Minutes
          label="Focus"
          options={FOCUS_MINUTES}
          value={preferences.focus}
          isDisabled={!isIdle}
          onChange={(focus) => prefer({ focus })}
        />
        <Minutes
          label="Break"
          options={BREAK_MINUTES}
          value={preferences.break}
          isDisabled={!isIdle}
          onChange={(minutes) => prefer({ break: minutes })}
        />
      </div>
      {!isIdle && <p className="text-sm text-quiet">Reset the timer to change its lengths.</p>}
      <EndSignals />
      {/* Stays in reach when there is nothing to reset: a button that vanished or was disabled would lose the keyboard focus. */}
      <Button variant="outline" aria-disabled={isIdle} onClick={() => !isIdle && act('reset')}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Reset
      </Button>
    </div>
  )
}

interface MinutesProps {
  label: string
  options: readonly number[]
  value: number
  isDisabled: boolean
  onChange: (minutes: number) => void
}

function Minutes({ label, options, value, isDisabled, onChange }: MinutesProps) {
  return (
    <Field label={label}>
      <Select value={value} disabled={isDisabled} onChange={(event) => onChange(Number(event.target.value))}>
        {options.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutes
          </option>
        ))}
      </Select>
    </Field>
  )
}
