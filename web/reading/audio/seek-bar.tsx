import { type KeyboardEvent, useState } from 'react'
import * as m from '#messages/reading/audio.ts'
import { spokenMinutes } from '#web/platform/time/durations.ts'
import { mirroredKey } from '#web/ui/direction.ts'

interface SeekBarProps {
  time: number
  /** 0 while unknown: no seeking. */
  duration: number
  /** While dragging. */
  draft: number | undefined
  onDraft: (to: number | undefined) => void
  onSeek: (to: number) => void
}

const STEPS: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

/** Seeks when dragging ends, to fetch nothing before. */
export function SeekBar({ time, duration, draft, onDraft, onSeek }: SeekBarProps) {
  const [isDragging, setDragging] = useState(false)
  const shown = Math.min(draft ?? time, duration)

  const release = () => {
    setDragging(false)
    onDraft(undefined)
    if (draft !== undefined) onSeek(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[mirroredKey(event.key)]
    if (step === undefined || duration === 0) return
    event.preventDefault()
    onSeek(time + step)
  }

  return (
    <input
      type="range"
      aria-label={m.seek}
      aria-valuetext={m.place({ time: spoken(shown), duration: spoken(duration) })}
      min={0}
      max={duration}
      step={1}
      value={shown}
      disabled={duration === 0}
      onPointerDown={() => setDragging(true)}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={onKeyDown}
      onChange={({ target }) => (isDragging ? onDraft : onSeek)(target.valueAsNumber)}
      className="block h-[44px] w-full min-w-0 cursor-pointer accent-(--accent) disabled:cursor-default disabled:opacity-50"
    />
  )
}

/** May be NaN. */
const spoken = (seconds: number) => spokenMinutes(Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0) || m.noSeconds
