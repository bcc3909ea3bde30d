import { RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { AlertSettings } from './alert-settings.tsx'
import { BREAK_MINUTES, FOCUS_MINUTES } from './timer-preferences.ts'
import { dispatch, setPreferences } from './timer-store.ts'
import { useStudyTimer } from './use-study-timer.ts'

export function TimerPanel() {
  const { timer, preferences } = useStudyTimer()
  const isIdle = timer.state === 'idle'
  return (
    <div className="mt-2 space-y-4 rounded-card border border-line bg-surface p-4">
      <p className="text-sm text-quiet">
        Read for {preferences.focus} minutes, then rest for {preferences.break} with a small game. The next round starts by
        itself, until you reset the timer.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <Minutes
          label="Focus"
          options={FOCUS_MINUTES}
          value={preferences.focus}
          isDisabled={!isIdle}
          onChange={(focus) => setPreferences({ focus })}
        />
        <Minutes
          label="Break"
          options={BREAK_MINUTES}
          value={preferences.break}
          isDisabled={!isIdle}
          onChange={(minutes) => setPreferences({ break: minutes })}
        />
      </div>
      {!isIdle && <p className="text-sm text-quiet">Reset the timer to change the duration.</p>}
      <AlertSettings />
      {/* Shown even when idle: removing or disabling it would lose the keyboard focus. */}
      <Button variant="outline" aria-disabled={isIdle} onClick={() => !isIdle && dispatch('reset')}>
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
