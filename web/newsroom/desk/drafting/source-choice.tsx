import type { Dispatch, SetStateAction } from 'react'
import { counted } from '#contract/amounts.ts'
import { MAX_CHOSEN_SOURCES } from '#contract/newsroom/drafting/drafting-rules.ts'

interface SourceChoiceProps {
  ready: readonly { source_id: string; title: string; passages: number }[]
  chosen: readonly string[]
  /** With the ids of those that are not chosen. */
  onLeave: Dispatch<SetStateAction<readonly string[]>>
}

export function SourceChoice({ ready, chosen, onLeave }: SourceChoiceProps) {
  return (
    <fieldset className="space-y-1">
      <legend className="font-medium">From these sources only</legend>
      {ready.length > MAX_CHOSEN_SOURCES && <p className="text-sm text-quiet">{`At most ${MAX_CHOSEN_SOURCES} at once.`}</p>}
      {ready.map(({ source_id, title, passages }) => (
        <label key={source_id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={chosen.includes(source_id)}
            disabled={chosen.length === MAX_CHOSEN_SOURCES && !chosen.includes(source_id)}
            onChange={({ target }) =>
              onLeave((before) => (target.checked ? before.filter((id) => id !== source_id) : [...before, source_id]))
            }
          />
          <span className="min-w-0 wrap-anywhere">
            {title} <span className="text-sm text-quiet">{counted(passages, 'passage')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
