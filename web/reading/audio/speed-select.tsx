import * as m from '#messages/reading/audio.ts'
import { SELECT_STYLE } from './select-style.ts'
import { SPEEDS } from './speed.ts'

export function SpeedSelect({ value, onChange }: { value: number; onChange: (speed: number) => void }) {
  return (
    <select
      aria-label={m.speed}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className={`${SELECT_STYLE} w-20`}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  )
}
