import { type ReactNode, useId, useState } from 'react'
import { canNotify, currentRefusal, type NotificationRefusal, REFUSAL_MESSAGES, requestPermission } from './notifications.ts'
import { setPreferences } from './timer-store.ts'
import { allowSound, playTone } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** Whether the end of a phase plays a sound or shows a notification. */
export function AlertSettings() {
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
      <legend className="font-medium">When a timer ends</legend>
      <Choice label="Play a sound" isOn={preferences.sound} onChange={setSound} />
      <Choice label="Show a notification" isOn={preferences.notification && !isSilent} onChange={setNotification}>
        {reason && REFUSAL_MESSAGES[reason]}
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be turned on. */
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
