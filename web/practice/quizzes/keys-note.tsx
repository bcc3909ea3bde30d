import { Keyboard } from 'lucide-react'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'

/** Shown where a keyboard is likely: a phone needs the room for the options. */
export function KeysNote({ letters }: { letters: string[] }) {
  const isOn = useSingleKeys()
  const last = letters.at(-1)
  return (
    <div className="hidden flex-wrap items-center gap-x-4 border-t border-line pt-3 text-sm text-quiet sm:pointer-fine:flex">
      <p className="flex flex-1 items-center gap-2">
        <Keyboard aria-hidden="true" className="size-4 shrink-0" />
        {isOn ? `A–${last} or 1–${letters.length} to choose, Enter to continue` : 'Keyboard shortcuts are off'}
      </p>
      <label className="flex min-h-11 items-center gap-2 text-ink">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)} />
        Use keyboard shortcuts
      </label>
    </div>
  )
}
