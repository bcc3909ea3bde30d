import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import * as m from '#messages/practice/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { canNotify, currentRefusal, type NotificationRefusal, REFUSAL_MESSAGES, requestPermission } from './notifications.ts'
import { BREAK_MINUTES, FOCUS_MINUTES } from './timer-preferences.ts'
import { dispatch, setPreferences } from './timer-store.ts'
import { allowSound, playTone } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

export function TimerPanel({ onClose }: { onClose: () => void }) {
  const { timer, preferences } = useStudyTimer()
  const isIdle = timer.state === 'idle'
  return (
    <Dialog open onOpenChange={onClose} title={m.studyTimer} description={aboutRounds(preferences)}>
      <div className="space-y-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
          <Minutes
            label={m.focus}
            options={FOCUS_MINUTES}
            value={preferences.focus}
            isDisabled={!isIdle}
            onChange={(focus) => setPreferences({ focus })}
          />
          <Minutes
            label={m.onBreak}
            options={BREAK_MINUTES}
            value={preferences.break}
            isDisabled={!isIdle}
            onChange={(minutes) => setPreferences({ break: minutes })}
          />
        </div>
        {!isIdle && <p className="text-sm text-quiet">{m.resetToChange}</p>}
        <AlertSettings />
        {/* Shown even when idle, to keep the focus. */}
        <Button variant="outline" aria-disabled={isIdle} onClick={() => !isIdle && dispatch('reset')}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {m.reset}
        </Button>
      </div>
    </Dialog>
  )
}

const aboutRounds = ({ focus, break: rest }: { focus: number; break: number }) => m.aboutRounds({ focus, rest })

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
            {m.minutes({ minutes })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function AlertSettings() {
  const { preferences } = useStudyTimer()
  const [refusal, setRefusal] = useState<NotificationRefusal | null>(null)
  const isSilent = preferences.notification && !canNotify()
  const reason = refusal ?? (isSilent ? currentRefusal() : null)

  const setSound = (sound: boolean) => {
    setPreferences({ sound })
    if (!sound) return
    allowSound()
    playTone()
  }
  const setNotification = async (isWanted: boolean) => {
    const answer = isWanted ? await requestPermission() : null
    setRefusal(answer)
    setPreferences({ notification: isWanted && answer === null })
  }

  return (
    <fieldset>
      <legend className="font-medium">{m.whenTimerEnds}</legend>
      <Choice label={m.playSound} isOn={preferences.sound} onChange={setSound} />
      <Choice label={m.showNotification} isOn={preferences.notification && !isSilent} onChange={setNotification}>
        {reason && REFUSAL_MESSAGES[reason]}
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  const noteId = useId()
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={isOn} aria-describedby={noteId} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
      <p id={noteId} role="status" className="text-sm text-danger">
        {children}
      </p>
    </>
  )
}
