import { useState } from 'react'
import * as m from '#messages/practice/writing/desk.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { announcementOf, timeLeftText } from './clock-words.ts'

const IS_OFF = 'written-clock-off'

const isTurnedOff = () => readUserItem(readSession().user?.id ?? '', IS_OFF) === true

/** Never interrupts. */
export function Clock({ seconds, minutes }: { seconds: number; minutes: number }) {
  const [isOff, setOff] = useState(isTurnedOff)
  const turn = (off: boolean) => {
    writeUserItem(readSession().user?.id ?? '', IS_OFF, off)
    setOff(off)
  }
  if (isOff)
    return (
      <Button variant="outline" size="sm" onClick={() => turn(false)}>
        {m.showTimer}
      </Button>
    )
  const isLate = seconds > (minutes - 1) * 60
  return (
    <div className="flex items-center gap-2">
      <p role="timer" aria-live="off" className={`font-semibold tabular-nums ${isLate ? 'text-signal' : ''}`}>
        {timeLeftText(seconds, minutes)}
      </p>
      <Button variant="ghost" size="sm" className="-me-3" onClick={() => turn(true)}>
        {m.hideTimer}
      </Button>
      <p className="sr-only" aria-live="polite">
        {announcementOf(seconds, minutes)}
      </p>
    </div>
  )
}
