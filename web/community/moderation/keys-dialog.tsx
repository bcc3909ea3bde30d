import { keysOf, keyText, type Shortcut } from '#web/platform/shortcuts/shortcuts.ts'
import { turnSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { LIST_SHORTCUTS, REVIEW_SHORTCUTS } from './review-shortcuts.ts'

/** Every key of the list and of the review window, and the way to turn them off. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const isOn = useSingleKeys()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <Keys title="In the list" shortcuts={LIST_SHORTCUTS} isOn={isOn} note="Enter opens the report. ↑ and ↓ move as well." />
      <Keys title="In a report" shortcuts={REVIEW_SHORTCUTS} isOn={isOn} note="← and → move as well. Escape closes it." />
      <Switch
        label="Single-key shortcuts"
        hint="These keys and those of forums and quizzes. Keys never act while you type."
        checked={isOn}
        onToggle={() => turnSingleKeys(!isOn)}
      />
    </Dialog>
  )
}

function Keys({ title, shortcuts, isOn, note }: { title: string; shortcuts: readonly Shortcut[]; isOn: boolean; note: string }) {
  return (
    <section className="mb-4">
      <h3 className="font-semibold">{title}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
            <dt className="min-w-0 flex-1 basis-48">{shortcut.does}</dt>
            <dd>
              {keysOf(shortcut, isOn).map((key) => (
                <KeyCap key={key}>{keyText(key)}</KeyCap>
              ))}
              {!isOn && <span className="text-sm text-quiet">Off</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-1.5 text-sm text-quiet">{note}</p>
    </section>
  )
}
