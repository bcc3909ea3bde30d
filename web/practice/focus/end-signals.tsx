import { type ReactNode, useId, useState } from 'react'
import { askToNotify, mayNotify, type Refusal, standingRefusal, WHY_NOT } from './notifications.ts'
import { prefer } from './timer-store.ts'
import { allowSound, playTone } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** How the end of focus and of a break makes itself known. */
export function EndSignals() {
  const { preferences } = useStudyTimer()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isSilent = preferences.notification && !mayNotify()
  const reason = refusal ?? (isSilent ? standingRefusal() : null)

  const setSound = (sound: boolean) => {
    prefer({ sound })
    if (!sound) return
    allowSound()
    playTone()
  }
  const setNotification = async (isWanted: boolean) => {
    const answer = isWanted ? await askToNotify() : null
    setRefusal(answer)
    prefer({ notification: isWanted && answer === null })
  }

  return (
    <fieldset>
      <legend className="font-medium">When focus or a break ends</legend>
      <Choice label="Play a soft tone" isOn={preferences.sound} onChange={setSound} />
      <Choice label="Show a notification" isOn={preferences.notification && !isSilent} onChange={setNotification}>
        {reason && WHY_NOT[reason]}
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be switched on. */
  children?: ReactNode
}

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  const noteId = useId()
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-(--accent)"
        />
        {label}
      </label>
      <p id={noteId} role="status" className="text-sm text-danger">
        {children}
      </p>
    </>
  )
}
